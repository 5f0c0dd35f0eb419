// No structs, run-time values, shared instances or values of the platform: nothing is proposed for these.
protocol Store {}
final class DiskStore: Store {}
final class Loader {
    init(store: any Store) {}
}
final class Screen {
    init(loader: Loader) {}
}
struct Page {
    let number: Int
}
