import Foundation

/// Indexes new notes in the background.
final class IndexWorker: Counted, Closable, @unchecked Sendable {
    private let connections: ConnectionPool
    private let wakeUps: AsyncStream<Void>.Continuation
    private let task: Task<Void, Never>

    init(connections: ConnectionPool) {
        self.connections = connections
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        wakeUps = continuation
        task = Task {
            for await _ in stream { Self.index(connections) }
            Self.index(connections)
        }
        super.init()
    }

    private static func index(_ connections: ConnectionPool) {
        do { try connections.run("UPDATE note SET isIndexed = 1 WHERE isIndexed = 0") } catch {
            print("not indexed: \(error)")
        }
    }

    /// Says that there is a new note.
    func wakeUp() { wakeUps.yield() }

    /// Indexes what is left, and ends.
    func close() async {
        wakeUps.finish()
        await task.value
    }
}
