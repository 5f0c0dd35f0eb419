public protocol Log {}

public final class QuietLog: Log {
    public init() {}
}

public final class UploadModel {
    public init(log: any Log = QuietLog()) {}
}
