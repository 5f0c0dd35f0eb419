import Foundation

// Server [PORT [DATABASE]] serves http://127.0.0.1:8080/notes until it gets SIGTERM or SIGINT, and closes everything
//                                         then: curl -H 'Authorization: Bearer ann' -d 'buy milk'
//                                         http://127.0.0.1:8080/notes Server --load [REQUESTS [OVER-HTTP]] opens
//                                         requests on eight threads, and sends some over HTTP

let arguments = Array(CommandLine.arguments.dropFirst())

/// Runs a server on a database in a folder of its own.
func load(_ count: Int, _ countOverHTTP: Int) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-server-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await ServerModule.open(
        databasePath: DatabasePath(text: folder.path + "/notes.sqlite"), port: Port(number: 0)
    ) { module in
        let load = Load()
        let start = Date()
        load.open(count, at: module.gate)
        print("opened: \(count) requests on 8 threads in \(String(format: "%.1f", Date().timeIntervalSince(start))) s")
        let server = try module.noteServer
        Task { try await server.run() }
        try await load.send(countOverHTTP, port: server.port)
        print("over HTTP: \(countOverHTTP)")
        print("answers: \(module.metrics.text)")
        // The server, the gate, the metrics, the store, the worker and the pool.
        print("live with the application: \(Counted.live)")
        return load.mistakes
    }
}

if arguments.first == "--load" {
    let numbers = arguments.dropFirst().map { Int($0) ?? 0 }
    let mistakes = try await load(numbers.first ?? 100_000, numbers.count > 1 ? numbers[1] : 400)
    print("live: \(Counted.live)")
    for mistake in mistakes.prefix(10) { print("wrong: \(mistake)") }
    exit(mistakes.isEmpty && Counted.live == 0 ? 0 : 1)
}

/// Prints a line at once, also into a file.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let port = Port(number: arguments.first.flatMap(UInt16.init) ?? 8080)
let path = DatabasePath(text: arguments.count > 1 ? arguments[1] : "notes.sqlite")
// The container closes the server, which waits for its requests, then the worker, which ends its work, then the pool.
try await ServerModule.open(databasePath: path, port: port) { module in
    let signals = Signals()
    // A database that cannot be opened is an error at the start, not in the first request.
    _ = try module.connectionPool
    let server = try module.noteServer
    Task { try await server.run() }
    say("http://127.0.0.1:\(try await server.port)/notes")
    await signals.first()
    say("closing")
}
say("closed")
