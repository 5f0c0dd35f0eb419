// Each comes back to itself while it is made.
final class AwaitingImpl: Sendable {
    let problem: String
    init(later: @Sendable () async throws -> AwaitedImpl) async {
        do {
            _ = try await later()
            problem = "none"
        } catch {
            problem = "\(error)"
        }
    }
}

final class AwaitedImpl: Sendable {
    let awaiting: AwaitingImpl
    init(awaiting: AwaitingImpl) { self.awaiting = awaiting }
}

final class KeptAwaitingImpl: Sendable {
    let problem: String
    init(later: @Sendable () async throws -> KeptAwaitedImpl) async {
        do {
            _ = try await later()
            problem = "none"
        } catch {
            problem = "\(error)"
        }
    }
}

final class KeptAwaitedImpl: Sendable {
    let awaiting: KeptAwaitingImpl
    init(awaiting: KeptAwaitingImpl) { self.awaiting = awaiting }
}
