import DpendRuntime

protocol Store {}
final class FileStore: Store {
    init(path: String) {}
}
final class CloudStore: Store {
    init(@Assisted token: String) {}
}
final class Repository {
    init(store: any Store) {}
}
// One of them can be made.
protocol Cache {}
final class DiskCache: Cache {
    init(path: String) {}
}
final class MemoryCache: Cache {}
final class Loader {
    init(cache: any Cache) {}
}
