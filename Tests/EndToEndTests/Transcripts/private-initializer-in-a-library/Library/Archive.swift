public protocol Archive {}

final class ZipArchiveStorage: Archive {
    private init() {}
}
