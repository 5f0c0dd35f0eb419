import Clients
import ComposableArchitecture
import Home
import Trailer

@main struct Quiz {
    static func main() {
        // All screens get this value.
        _ = Store(initialState: 0) {
            Home()
            Trailer()
        } withDependencies: {
            $0.files = Files(size: 0)
        }
    }
}
