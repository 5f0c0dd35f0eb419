import Foundation

// The project's own protocol: no package is needed.
protocol Closable: AnyObject {
    func close() async throws
}

struct User: Sendable { var name: String }
struct Account: Sendable { var name: String }
struct Failure: Error { var text: String }

/// What happened, in order.
final class Log: @unchecked Sendable {
    static let shared = Log()
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    func has(_ line: String) -> Bool { lock.withLock { lines.contains(line) } }
    func take() -> String {
        lock.withLock {
            defer { lines = [] }
            return lines.joined(separator: ", ")
        }
    }
}

class Logged: @unchecked Sendable {
    let name: String
    init(_ name: String) {
        self.name = name
        Log.shared.add("+\(name)")
    }
    func close() { Log.shared.add("-\(name)") }
}

final class PoolImpl: Logged, Closable, @unchecked Sendable { init() { super.init("pool") } }

// An asynchronous object, that an actor requires.
final class BusImpl: Logged, Closable, @unchecked Sendable {
    init(pool: PoolImpl) async throws {
        await Task.yield()
        super.init("bus")
    }
}

actor CacheImpl: Closable {
    init(bus: BusImpl) async { Log.shared.add("+cache") }
    func close() { Log.shared.add("-cache") }
}

@MainActor final class WindowImpl: Closable {
    init(pool: PoolImpl) { Log.shared.add("+window") }
    func close() {
        MainActor.assertIsolated()
        Log.shared.add("-window")
    }
}

// A protocol of the project that inherits it, and an initializer that may fail.
protocol Store: Closable {}
final class StoreImpl: Logged, Store, @unchecked Sendable {
    init?(pool: PoolImpl) { super.init("store") }
}

// Not closed: no 'Closable', not kept, a struct.
final class PlainImpl: Logged, @unchecked Sendable { init() { super.init("plain") } }
final class UnkeptImpl: Logged, Closable, @unchecked Sendable { init() { super.init("unkept") } }

// An object that can open containers is closed before those that are open.
final class ServerImpl: Logged, Closable, @unchecked Sendable {
    private let open: @Sendable (User) -> HandlerImpl
    private let lock = NSLock()
    private var open_: [HandlerImpl] = []
    init(open: @escaping @Sendable (User) -> HandlerImpl, pool: PoolImpl) {
        self.open = open
        super.init("server")
    }
    func serve(_ user: User) -> HandlerImpl { open(user) }
}

final class JournalImpl: Logged, Closable, @unchecked Sendable { init(user: User, pool: PoolImpl) { super.init("journal of \(user.name)") } }
final class HandlerImpl: Logged, Closable, @unchecked Sendable {
    let stepOf: (Int) -> StepImpl
    init(user: User, journal: JournalImpl, stepOf: @escaping (Int) -> StepImpl) {
        self.stepOf = stepOf
        super.init("handler of \(user.name)")
    }
}
final class StepImpl: Logged, Closable, @unchecked Sendable {
    init(number: Int, journal: JournalImpl) { super.init("step \(number)") }
}

// Errors and time.
final class BrittleImpl: Closable {
    init() { Log.shared.add("+brittle") }
    func close() throws {
        Log.shared.add("-brittle")
        throw Failure(text: "broken")
    }
}
final class SlowImpl: Closable {
    init(account: Account) { Log.shared.add("+slow") }
    func close() async throws {
        do {
            try await Task.sleep(nanoseconds: 60_000_000_000)
        } catch {
            // It does not stop at once.
            await pause()
            Log.shared.add("-slow at last")
            throw error
        }
    }
}
final class AfterSlowImpl: Logged, Closable, @unchecked Sendable {
    init(account: Account) { super.init("after slow") }
}

/// Waits, whether the task is canceled or not.
func pause() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { continuation.resume() }
    }
}

final class MediumImpl: Closable {
    init(account: Account) { Log.shared.add("+medium") }
    func close() async {
        await pause()
        Log.shared.add("-medium")
    }
}

// A server that waits for its requests, which open containers by themselves.
final class GateImpl: Closable, @unchecked Sendable {
    var request: Task<Void, any Error>?
    init(pool: PoolImpl) { Log.shared.add("+gate") }
    func close() async {
        _ = await request?.result
        Log.shared.add("-gate")
    }
}

// An opener that is required by its protocols only.
protocol Front: AnyObject {}
protocol Health: AnyObject {}
final class FrontImpl: Logged, Front, Health, Closable, @unchecked Sendable {
    init(open: @escaping @Sendable (User) -> HandlerImpl) { super.init("front") }
}
final class MonitorImpl { init(front: any Front, health: any Health) {} }

// A container that fails half-way.
final class BootImpl: Logged, Closable, @unchecked Sendable {
    init(pool: PoolImpl, fails: Bool) throws {
        if fails { throw Failure(text: "boot") }
        super.init("boot")
    }
}
