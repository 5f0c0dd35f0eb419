import FlyingFox
import Foundation

/// Serves notes over HTTP, on this machine only.
final class NoteServer: Counted, Closable, @unchecked Sendable {
    private let server: HTTPServer
    private let gate: Gate
    private let lock = NSLock()
    private var isClosing = false

    /// - Parameter port: The port; 0 for a free one.
    init(gate: Gate, port: Port) throws {
        self.gate = gate
        server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port.number), timeout: 60, logger: .disabled)
        super.init()
    }

    /// Runs until the server is closed.
    func run() async throws {
        await server.appendRoute("/notes") { [gate] request in
            let body = String(decoding: try await request.bodyData, as: UTF8.self)
            // In a task of its own, since the HTTP server cancels its requests when it is stopped, and these are
            // answered to the end.
            let answer = await Task {
                // A slow request, for a test.
                if let delay = request.headers[HTTPHeader("X-Delay")].flatMap(Int.init) {
                    try? await Task.sleep(for: .milliseconds(delay))
                }
                return gate.answer(
                    request.method.rawValue, body: body, authorization: request.headers[.authorization],
                    trace: request.headers[HTTPHeader("X-Trace")] ?? UUID().uuidString)
            }.value
            return HTTPResponse(
                statusCode: HTTPStatusCode(answer.status, phrase: ""), headers: [.connection: "close"],
                body: Data(answer.text.utf8))
        }
        do { try await server.run() } catch  where lock.withLock({ isClosing }) {}
    }

    /// The port that it listens on.
    var port: UInt16 {
        get async throws {
            try await server.waitUntilListening()
            switch await server.listeningAddress {
            case .ip4(_, let port), .ip6(_, let port): return port
            default: throw CocoaError(.fileNoSuchFile)
            }
        }
    }

    /// Lets no request in any more, and waits for those that are being answered.
    func close() async {
        lock.withLock { isClosing = true }
        await server.stop(timeout: 10)
    }
}
