import Testing

extension ExitTest.Result {
    /// The process's output on standard error.
    var standardError: String {
        String(decoding: standardErrorContent, as: UTF8.self)
    }
}
