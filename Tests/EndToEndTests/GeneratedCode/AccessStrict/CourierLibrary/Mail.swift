public nonisolated struct Letter: Sendable {
    public let text: String
    public init(text: String) { self.text = text }
}

public nonisolated protocol Post: Sendable {
    func send(_ letter: Letter) -> String
}

public nonisolated final class PostImpl: Post {
    public init() {}
    public func send(_ letter: Letter) -> String { "sent \(letter.text)" }
}
