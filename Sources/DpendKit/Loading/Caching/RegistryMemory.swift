import Foundation

/// The containers that a process which answers many times has read.
///
/// The lock guards all state.
final class RegistryMemory: @unchecked Sendable {
    private let lock = NSLock()
    private let known = RecentValues<ContentHash, Known>(limit: 16)
    /// By the options of the reading.
    private let last = RecentValues<ContentHash, [Registry]>(limit: 16)
    /// By the conditions of runs, which change with each file that is added.
    private let numbers = RecentValues<ContentHash, Numbered>(limit: 64)
    private var count = 0

    private struct Known: Sendable {
        let registries: [Registry]
        /// The names that texts were searched for.
        let asked: [MentionQuestion]
    }

    private struct Numbered: Sendable {
        let registries: [Registry]
        let number: Int
    }

    /// Makes room for the numbers of so many runs.
    func makeRoom(forRuns count: Int) { numbers.makeRoom(for: count * 2) }

    /// The containers that were read from equal sources; nil if there are none.
    ///
    /// - Parameters:
    ///   - sources: A hash of everything from which they were read, but for texts.
    ///   - isSame: Whether the files still mention what they did.
    func registries(for sources: ContentHash, if isSame: ([MentionQuestion]) -> Bool) -> [Registry]? {
        guard let known = known.value(for: sources), isSame(known.asked) else { return nil }
        return known.registries
    }

    /// Stores containers. Returns the former ones if these say the same, since equal arrays are compared slowly.
    ///
    /// - Parameter options: A hash of the options.
    func keep(
        _ read: [Registry], of sources: ContentHash, options: ContentHash, asked: [MentionQuestion]
    ) -> [Registry] {
        lock.withLock {
            let kept = last.value(for: options).flatMap { Self.areSame($0, read) ? $0 : nil } ?? read
            last.store(kept, for: options)
            known.store(Known(registries: kept, asked: asked), for: sources)
            return kept
        }
    }

    /// A number that is the same as long as the containers of a run say the same.
    ///
    /// - Parameter run: A hash of the conditions of the run.
    func number(of registries: [Registry], in run: ContentHash) -> Int {
        lock.withLock {
            if let last = numbers.value(for: run), Self.areSame(last.registries, registries) { return last.number }
            count += 1
            numbers.store(Numbered(registries: registries, number: count), for: run)
            return count
        }
    }

    private static func areSame(_ one: [Registry], _ other: [Registry]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { $0.saysTheSame(as: $1) }
    }
}
