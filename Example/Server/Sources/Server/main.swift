import Foundation

// Server                                  serves http://127.0.0.1:8080/notes until it is stopped:
//                                         curl -H 'Authorization: Bearer ann' -d 'buy milk' http://127.0.0.1:8080/notes
// Server --load [REQUESTS [OVER-HTTP]]    opens requests on eight threads, and sends some over HTTP

let arguments = CommandLine.arguments.dropFirst()

func load(_ count: Int, _ countOverHTTP: Int) async throws -> [String] {
    let module = ServerModule()
    let load = Load()
    let start = Date()
    load.open(count, at: module.gate)
    print("opened: \(count) requests on 8 threads in \(String(format: "%.1f", Date().timeIntervalSince(start))) s")
    let server = try NoteServer(gate: module.gate, port: 0)
    let running = Task { try await server.run() }
    try await load.send(countOverHTTP, port: server.port)
    await server.server.stop()
    _ = try? await running.value
    print("over HTTP: \(countOverHTTP)")
    print("answers: \(module.metrics.text)")
    // The gate, the metrics and the store.
    print("live with the application: \(Counted.live)")
    return load.mistakes
}

if arguments.first == "--load" {
    let numbers = arguments.dropFirst().map { Int($0) ?? 0 }
    let mistakes = try await load(numbers.first ?? 100_000, numbers.count > 1 ? numbers[1] : 400)
    print("live: \(Counted.live)")
    for mistake in mistakes.prefix(10) { print("wrong: \(mistake)") }
    exit(mistakes.isEmpty && Counted.live == 0 ? 0 : 1)
}

// The module's own instances do not keep the module alive.
let module = ServerModule()
let server = try NoteServer(gate: module.gate, port: 8080)
print("http://127.0.0.1:8080/notes")
try await server.run()
