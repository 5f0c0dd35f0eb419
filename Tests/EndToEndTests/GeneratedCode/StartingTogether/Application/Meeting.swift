import Synchronization

struct NobodyCame: Error {}

/// A place where a number of visitors wait for each other. One alone gives up.
final class Meeting: Sendable {
    private let size: Int
    private let arrived = Atomic(0)

    init(_ size: Int) { self.size = size }

    func meet() async throws {
        arrived.add(1, ordering: .sequentiallyConsistent)
        for _ in 0..<200_000 {
            if arrived.load(ordering: .sequentiallyConsistent) >= size { return }
            await Task.yield()
        }
        throw NobodyCame()
    }
}

/// Counts.
final class Count: Sendable {
    private let number = Atomic(0)

    var value: Int { number.load(ordering: .sequentiallyConsistent) }
    func add() { number.add(1, ordering: .sequentiallyConsistent) }
}

let leaves = Meeting(3)
let failing = Meeting(2)
let disks = Count()
let cancelled = Count()
let plugins = Meeting(2)
let quiet = Meeting(3)

extension Meeting {
    func meetQuietly() async { do { try await meet() } catch { print("alone") } }
}
