import DpendRuntime

/// The factories of types, by the numbers of the types.
///
/// Unchecked, because one run fills it, with each element written by one thread, and all reads follow that run.
final class FactoryStore: @unchecked Sendable {
    struct Element {
        let scope: DependencyScope
        let isScopeChosen: Bool
        let tag: TypeExpression?
        let factories: [DependencyFactory]
    }

    private let elements: UnsafeMutableBufferPointer<Element?>

    init(count: Int) {
        elements = .allocate(capacity: count)
        elements.initialize(repeating: nil)
    }

    deinit {
        elements.deinitialize()
        elements.deallocate()
    }

    subscript(number: Int) -> Element? {
        get { elements[number] }
        set { elements[number] = newValue }
    }
}

/// Keeps the factories of types for later runs, or has them from an earlier one.
struct FactoryMemory: Sendable {
    let store: FactoryStore
    /// Whether an earlier run has filled the store.
    let isFilled: Bool
    /// Whether a type's factories may differ from the ones in the store, by the numbers of the types.
    let affected: [Bool]

    /// The factories of a type, made only if none are known.
    func factories(
        of number: Int, scope: DependencyScope, isScopeChosen: Bool, tag: TypeExpression?,
        _ make: () -> [DependencyFactory]
    ) -> [DependencyFactory] {
        if isFilled, !affected[number], let known = store[number],
            known.scope == scope, known.isScopeChosen == isScopeChosen, known.tag == tag
        {
            return known.factories
        }
        let made = make()
        if !isFilled {
            store[number] = .init(scope: scope, isScopeChosen: isScopeChosen, tag: tag, factories: made)
        }
        return made
    }
}
