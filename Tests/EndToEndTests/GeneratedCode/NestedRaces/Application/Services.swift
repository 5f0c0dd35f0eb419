import Foundation

/// Counts instances that have not been freed.
class Counted: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0

    static var live: Int { lock.withLock { count } }

    init() { Self.lock.withLock { Self.count += 1 } }

    deinit { Self.lock.withLock { Self.count -= 1 } }
}

struct Identity: Sendable {
    var number: Int
}

struct Token: Sendable {
    var name: String
}

// The root: one for all requests.

final class PoolImpl: Counted, @unchecked Sendable {}

final class RouterImpl: Counted, @unchecked Sendable {
    private let open: @Sendable (Identity) -> HandlerImpl

    init(open: @escaping @Sendable (Identity) -> HandlerImpl) { self.open = open }

    func handle(_ number: Int) -> HandlerImpl { open(Identity(number: number)) }
}

final class TraceImpl: Counted, @unchecked Sendable {}

// A request.

final class LogImpl: Counted, @unchecked Sendable {
    let identity: Identity
    let pool: PoolImpl

    init(identity: Identity, pool: PoolImpl) {
        self.identity = identity
        self.pool = pool
    }
}

final class BodyImpl: Counted, @unchecked Sendable {
    let log: LogImpl
    let trace: TraceImpl

    init(log: LogImpl, trace: TraceImpl) {
        self.log = log
        self.trace = trace
    }
}

final class HandlerImpl: Counted, @unchecked Sendable {
    let log: LogImpl
    let body: BodyImpl
    let trace: TraceImpl
    let other: () -> BodyImpl

    init(log: LogImpl, body: BodyImpl, trace: TraceImpl, other: @escaping () -> BodyImpl) {
        self.log = log
        self.body = body
        self.trace = trace
        self.other = other
    }
}

// A session that is let go of while something in it is made.

final class SlowImpl: Counted, @unchecked Sendable {
    nonisolated(unsafe) static var onMaking: () -> Void = {}

    let token: Token

    init(token: Token) {
        self.token = token
        super.init()
        Self.onMaking()
    }
}

final class HomeImpl: Counted, @unchecked Sendable {
    let slow: SlowImpl

    init(slow: SlowImpl) { self.slow = slow }
}
