import CSQLite
import Foundation

/// Connections to a SQLite database, each for one thread at a time.
final class ConnectionPool: Counted, Closable, @unchecked Sendable {
    /// The database does not work. The text is SQLite's own.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private static let size = 4
    private let condition = NSCondition()
    private var free: [OpaquePointer] = []
    private var isClosed = false

    /// - Throws: ``Failure`` if the database cannot be opened.
    init(path: DatabasePath) throws {
        super.init()
        for _ in 0..<Self.size { free.append(try Self.connect(path)) }
        try with { connection in
            let table = "CREATE TABLE IF NOT EXISTS note (user TEXT, text TEXT, isIndexed INTEGER DEFAULT 0)"
            try Self.run("PRAGMA journal_mode = WAL; \(table)", connection)
        }
    }

    private static func connect(_ path: DatabasePath) throws -> OpaquePointer {
        var connection: OpaquePointer?
        let status = sqlite3_open_v2(
            path.text, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX, nil)
        guard status == SQLITE_OK, let connection else {
            throw Failure(description: "\(path.text): \(String(cString: sqlite3_errstr(status)))")
        }
        sqlite3_busy_timeout(connection, 10_000)
        try run("PRAGMA synchronous = OFF", connection)
        return connection
    }

    private static func run(_ statements: String, _ connection: OpaquePointer) throws {
        guard sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK else {
            throw Failure(description: String(cString: sqlite3_errmsg(connection)))
        }
    }

    /// Runs a statement with texts for its question marks, and returns the numbers that it gives.
    @discardableResult func run(_ statement: String, _ texts: String...) throws -> [Int] {
        try with { connection in
            var prepared: OpaquePointer?
            defer { sqlite3_finalize(prepared) }
            guard sqlite3_prepare_v2(connection, statement, -1, &prepared, nil) == SQLITE_OK else {
                throw Failure(description: String(cString: sqlite3_errmsg(connection)))
            }
            let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
            for (number, text) in texts.enumerated() {
                sqlite3_bind_text(prepared, Int32(number + 1), text, -1, copied)
            }
            var numbers: [Int] = []
            while true {
                switch sqlite3_step(prepared) {
                case SQLITE_ROW: numbers.append(Int(sqlite3_column_int64(prepared, 0)))
                case SQLITE_DONE: return numbers
                default: throw Failure(description: String(cString: sqlite3_errmsg(connection)))
                }
            }
        }
    }

    /// Lends a connection. Waits until one is free.
    private func with<Result>(_ body: (OpaquePointer) throws -> Result) throws -> Result {
        condition.lock()
        while free.isEmpty, !isClosed { condition.wait() }
        guard let connection = free.popLast(), !isClosed else {
            condition.unlock()
            throw Failure(description: "the pool is closed")
        }
        condition.unlock()
        defer {
            condition.withLock { free.append(connection) }
            condition.broadcast()
        }
        return try body(connection)
    }

    /// Closes the connections, each when it is given back.
    func close() throws {
        let all = condition.withLock {
            isClosed = true
            while free.count < Self.size { condition.wait() }
            defer { free = [] }
            return free
        }
        for connection in all where sqlite3_close(connection) != SQLITE_OK {
            throw Failure(description: "a connection is in use")
        }
    }
}
