import Clients
import ComposableArchitecture
import Home

// The values of this program do not reach the other one.
@main struct Preview {
    static func main() {
        prepareDependencies {
            $0.settings = Settings(volume: 0)
            $0.files = Files(size: 0)
        }
        _ = Store(initialState: 0) { Home() }
    }
}
