import Foundation

/// The facts that the run over the first variant of a target has collected. Runs over other variants take over the factories of
/// the types that their conditions cannot affect (adoption, section 6).
///
/// Unchecked, because the lock guards all state.
package final class CollectedVariant: @unchecked Sendable {
    private let lock = NSLock()
    private var first: First?

    package init() {}

    private struct First {
        let index: DeclarationIndex
        let options: ResolutionOptions
        let factories: FactoryStore
        let words: DeclarationWords
    }

    /// The declarations of the first variant; nil before its run.
    var index: DeclarationIndex? { lock.withLock { first?.index } }

    /// The factories for a run: a store to fill for the first variant, the filled one for another variant; nil if the
    /// variants have too little in common.
    func memory(for index: DeclarationIndex, _ options: ResolutionOptions, jobs: Int) -> FactoryMemory? {
        lock.withLock {
            guard let first else {
                let store = FactoryStore(count: index.typeCount)
                first = First(
                    index: index, options: options, factories: store, words: DeclarationWords(of: index, jobs: jobs))
                return FactoryMemory(store: store, isFilled: false, affected: [])
            }
            guard options.isCollecting(like: first.options),
                let affected = AffectedTypes.find(in: index, beside: first.index, words: first.words)
            else { return nil }
            return FactoryMemory(store: first.factories, isFilled: true, affected: affected)
        }
    }
}

extension ResolutionOptions {
    /// Whether the other options of the same target give equal declarations equal factories. The options of two
    /// variants differ only in defines and the platform.
    fileprivate func isCollecting(like other: ResolutionOptions) -> Bool {
        mode == .application && other.mode == .application && platform == other.platform
    }
}
