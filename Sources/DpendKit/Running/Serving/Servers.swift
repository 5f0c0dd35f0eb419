import Foundation

/// The servers that answer other programs about a project, on one stream for each direction.
package enum Servers {
    /// Answers an editor (Language Server Protocol) until the stream ends or the editor says goodbye.
    ///
    /// - Parameters:
    ///   - read: Waits for further bytes; nil at the end of the stream.
    ///   - write: Writes a text. Two threads call it, one at a time.
    package static func serveEditor(
        _ project: ResidentProject, read: @escaping @Sendable () -> [UInt8]?,
        write: @escaping @Sendable (String) -> Void
    ) {
        let write = oneAtATime(write)
        let server = LanguageServer(project) { write(MessageFraming.framed($0, .headers)) }
        MessageDispatch(.headers, server, send: write).run(read)
    }

    /// Answers an agent (Model Context Protocol) until the stream ends.
    ///
    /// - Parameter mayFix: Whether the agent may have remedies applied to files.
    package static func serveAgent(
        _ project: ResidentProject, mayFix: Bool, read: @escaping @Sendable () -> [UInt8]?,
        write: @escaping @Sendable (String) -> Void
    ) {
        MessageDispatch(.lines, AgentServer(project, mayWrite: mayFix), send: oneAtATime(write)).run(read)
    }

    private static func oneAtATime(_ write: @escaping @Sendable (String) -> Void) -> @Sendable (String) -> Void {
        let lock = NSLock()
        return { text in lock.withLock { write(text) } }
    }
}
