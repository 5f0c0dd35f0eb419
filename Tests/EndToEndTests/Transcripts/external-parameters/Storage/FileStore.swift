public final class FileStore {
    public init(path: String) {}
}
