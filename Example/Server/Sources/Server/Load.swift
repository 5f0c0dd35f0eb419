import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends many requests, and notes each answer that is not the one for its user and its trace.
final class Load: @unchecked Sendable {
    private let lock = NSLock()
    private var wrong: [String] = []

    /// The wrong answers; empty if all were right.
    var mistakes: [String] { lock.withLock { wrong } }

    /// Lets requests in without a socket, on eight threads.
    func open(_ count: Int, at gate: Gate) {
        let threads = 8
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for number in stride(from: thread, to: count, by: threads) {
                let isNote = number % 100 == 0
                let answer = gate.answer(
                    isNote ? "POST" : "GET", body: "buy milk", authorization: "Bearer user\(number)",
                    trace: "trace\(number)")
                check(answer, number, isNote)
            }
        }
    }

    /// Sends requests over HTTP, some at a time.
    func send(_ count: Int, port: UInt16) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for start in stride(from: 0, to: count, by: 8) {
                for number in start..<min(start + 8, count) {
                    group.addTask { self.check(try await Self.post(number, port), number, true) }
                }
                try await group.waitForAll()
            }
        }
    }

    private static func post(_ number: Int, _ port: UInt16) async throws -> Answer {
        guard let url = URL(string: "http://127.0.0.1:\(port)/notes") else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data("buy milk".utf8)
        request.setValue("Bearer user\(number)", forHTTPHeaderField: "Authorization")
        request.setValue("trace\(number)", forHTTPHeaderField: "X-Trace")
        let (data, response) = try await URLSession.shared.data(for: request)
        return Answer(
            status: (response as? HTTPURLResponse)?.statusCode ?? 0, text: String(decoding: data, as: UTF8.self))
    }

    private func check(_ answer: Answer, _ number: Int, _ isNote: Bool) {
        let lines = answer.text.split(separator: "\n")
        let isRight =
            isNote
            ? answer.status == 201 && lines.count == 3 && lines[0].hasPrefix("user\(number): note ")
                && lines[1...].allSatisfy { $0.hasPrefix("[trace\(number)] user\(number) ") }
            : answer.status == 200 && answer.text == "user\(number): 0 notes"
        if !isRight { lock.withLock { wrong.append("\(number): \(answer.status) \(answer.text)") } }
    }
}
