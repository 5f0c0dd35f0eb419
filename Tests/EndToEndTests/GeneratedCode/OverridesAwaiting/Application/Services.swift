struct Unreachable: Error {}

final class RemoteImpl: Sendable {
    let name: String
    init() async { name = "remote" }
    init(_ name: String, extra: Never?...) { self.name = name }
}

final class ClientImpl: Sendable {
    let name: String
    init(remote: RemoteImpl) { name = "client of \(remote.name)" }
}

@MainActor final class PrinterImpl {
    let name: String
    init() async throws { throw Unreachable() }
    init(_ name: String, extra: Never?...) { self.name = name }
}
