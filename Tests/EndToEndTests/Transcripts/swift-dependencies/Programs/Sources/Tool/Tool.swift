import Client
import Dependencies
import Feature

// It overrides it.
@main struct Tool {
    static func main() {
        withDependencies { $0.client = Client() } operation: { _ = Model() }
    }
}
