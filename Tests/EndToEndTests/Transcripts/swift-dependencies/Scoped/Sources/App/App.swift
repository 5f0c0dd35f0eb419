import ComposableArchitecture
import Home
import Keys
import Trailer

@main struct Shop {
    static func main() {
        _ = Store(initialState: 0) {
            Logging(base: Home())
            Trailer()
        } withDependencies: {
            $0.files = Files()
        }
    }
}
