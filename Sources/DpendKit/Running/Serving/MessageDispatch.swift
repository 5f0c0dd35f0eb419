import Foundation

/// Answers the messages of another program (JSON-RPC 2.0).
///
/// The handler is asked on one thread, in the order of the messages. Another thread reads, so that a message can cancel
/// another one.
protocol MessageHandler: AnyObject, Sendable {
    /// Answers a request.
    func answer(_ method: String, _ parameters: JSONValue, unless isCancelled: @escaping @Sendable () -> Bool) throws
        -> JSONValue

    /// Takes a message that expects no answer.
    func note(_ method: String, _ parameters: JSONValue)

    /// Uses the time while no message waits. It ends early if a message arrives, and is called again later.
    func rest(unless isCancelled: @escaping @Sendable () -> Bool)

    /// Whether the other program said goodbye.
    var isDone: Bool { get }
}

/// The error of a request.
struct RequestError: Error {
    let code: Int
    let message: String

    static func unknown(_ method: String) -> RequestError {
        RequestError(code: -32601, message: "dpend does not know the method '\(method)'")
    }
    static func wrong(_ message: String) -> RequestError { RequestError(code: -32602, message: message) }
    static let cancelled = RequestError(code: -32800, message: "the request was cancelled")
}

/// Reads messages, passes them to a handler, and sends its answers. Messages that are not valid never end it.
///
/// Unchecked, because the condition guards all state.
final class MessageDispatch: @unchecked Sendable {
    private let style: MessageFraming.Style
    private let handler: any MessageHandler
    private let send: @Sendable (String) -> Void
    private let condition = NSCondition()
    /// The messages in their order, with what is wrong with those that cannot be read.
    private var waiting: [Result<JSONValue, RequestError>] = []
    private var cancelled: Set<JSONValue> = []
    private var isAtEnd = false

    /// - Parameter send: Writes a text to the other program.
    init(_ style: MessageFraming.Style, _ handler: any MessageHandler, send: @escaping @Sendable (String) -> Void) {
        (self.style, self.handler, self.send) = (style, handler, send)
    }

    /// Answers all messages until the stream ends, or until the other program says goodbye.
    ///
    /// - Parameter read: Waits for further bytes; nil at the end of the stream.
    func run(_ read: @escaping @Sendable () -> [UInt8]?) {
        let reading = BackgroundWork { [self] in
            var framing = MessageFraming(style)
            do {
                while let bytes = read() {
                    framing.append(bytes)
                    while let message = try framing.next() { take(message) }
                }
            } catch {
                add(.failure(RequestError(code: -32700, message: "the header of the message is not valid")))
            }
            condition.withLock { isAtEnd = true }
            condition.broadcast()
        }
        let working = BackgroundWork { [self] in while let message = next() { handle(message) } }
        working.wait()
        // The other program may keep the stream open after its goodbye.
        if !handler.isDone { reading.wait() }
    }

    // MARK: The thread that reads

    private func take(_ bytes: [UInt8]) {
        guard let message = try? JSONValue(parsing: String(decoding: bytes, as: UTF8.self)) else {
            return add(.failure(RequestError(code: -32700, message: "the message is not JSON")))
        }
        switch message["method"]?.text {
        case "$/cancelRequest": cancel(message["params"]?["id"])
        case "notifications/cancelled": cancel(message["params"]?["requestId"])
        default: add(.success(message))
        }
    }

    private func add(_ message: Result<JSONValue, RequestError>) {
        condition.withLock { waiting.append(message) }
        condition.broadcast()
    }

    private func cancel(_ id: JSONValue?) {
        guard let id else { return }
        condition.withLock { _ = cancelled.insert(id) }
    }

    // MARK: The thread that answers

    /// The next message. The handler may use the time until there is one.
    private func next() -> Result<JSONValue, RequestError>? {
        while true {
            condition.lock()
            defer { condition.unlock() }
            if handler.isDone { return nil }
            if !waiting.isEmpty { return waiting.removeFirst() }
            condition.unlock()
            handler.rest { [self] in condition.withLock { !waiting.isEmpty } }
            condition.lock()
            while waiting.isEmpty, !isAtEnd { condition.wait() }
            if waiting.isEmpty { return nil }
        }
    }

    private func handle(_ message: Result<JSONValue, RequestError>) {
        switch message {
        case .success(let message): handle(message)
        case .failure(let error): send(Self.failure(.null, error, style))
        }
    }

    private func handle(_ message: JSONValue) {
        guard let method = message["method"]?.text else {
            // An answer to a request of this program.
            if message["result"] != nil || message["error"] != nil { return }
            return send(
                Self.failure(
                    message["id"] ?? .null, RequestError(code: -32600, message: "the message has no method"), style))
        }
        let parameters = message["params"] ?? .null
        guard let id = message["id"] else { return handler.note(method, parameters) }
        let isCancelled: @Sendable () -> Bool = { [self] in condition.withLock { cancelled.contains(id) } }
        do {
            if isCancelled() { throw RequestError.cancelled }
            let result = try handler.answer(method, parameters, unless: isCancelled)
            send(MessageFraming.framed(.object(["jsonrpc": .string("2.0"), "id": id, "result": result]), style))
        } catch {
            let error =
                error is CancellationError
                ? .cancelled : error as? RequestError ?? RequestError(code: -32603, message: Self.text(of: error))
            send(Self.failure(id, error, style))
        }
        condition.withLock { _ = cancelled.remove(id) }
    }

    private static func text(of error: any Error) -> String { RunFailure(error)?.text.text ?? "\(error)" }

    private static func failure(_ id: JSONValue, _ error: RequestError, _ style: MessageFraming.Style) -> String {
        let content = JSONValue.object(["code": .integer(error.code), "message": .string(error.message)])
        return MessageFraming.framed(.object(["jsonrpc": .string("2.0"), "id": id, "error": content]), style)
    }
}
