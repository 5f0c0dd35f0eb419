public protocol FileStorage {}

public final class PListFileStorage: FileStorage {
    private init() {}
}
