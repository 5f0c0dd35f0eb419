import FlyingFox
import Foundation

/// Serves notes over HTTP, on this machine only.
struct NoteServer {
    let gate: Gate
    let server: HTTPServer

    /// - Parameter port: The port; 0 for a free one.
    init(gate: Gate, port: UInt16) throws {
        self.gate = gate
        server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    }

    /// Runs until the task is cancelled or the server is stopped.
    func run() async throws {
        await server.appendRoute("/notes") { [gate] request in
            let answer = gate.answer(
                request.method.rawValue, body: String(decoding: try await request.bodyData, as: UTF8.self),
                authorization: request.headers[.authorization], trace: request.headers[HTTPHeader("X-Trace")] ?? UUID().uuidString)
            return HTTPResponse(statusCode: HTTPStatusCode(answer.status, phrase: ""), body: Data(answer.text.utf8))
        }
        try await server.run()
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
}
