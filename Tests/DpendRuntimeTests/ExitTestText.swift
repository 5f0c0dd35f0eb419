import Testing

extension ExitTest.Result {
    /// What the process wrote before it ended.
    var standardError: String {
        String(decoding: standardErrorContent, as: UTF8.self)
    }
}
