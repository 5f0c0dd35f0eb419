extension DependencyContainer {
    /// The instance to use again, if the scope has one. The lock has to be held.
    func keptInstance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>, during current: TopMostResolve?, hold: InstanceHold
    ) -> KeptInstance<Dependency>? {
        switch provider.scope {
        case .unique:
            return nil
        case .shared:
            guard let kept = current?.sharedInstance(of: provider) else { return nil }
            noteUse(of: provider.scope, during: current, hold: hold)
            return kept
        case .singleton, .eagerSingleton:
            // `keep` and `provide` are the only writers, and store for a provider what has that provider's type.
            guard let kept = contents.pointee[provider].pointee.kept else { return nil }
            return unsafeDowncast(kept, to: KeptInstance<Dependency>.self)
        case .weakSingleton:
            return weaklyKeptInstance(of: provider)
        }
    }

    // Not inlined, because what it needs to know of the type at run time would be looked up for the other scopes as well.
    @inline(never) private func weaklyKeptInstance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>
    ) -> KeptInstance<Dependency>? {
        // The cast of an optional would take nil for an instance where `Dependency` can be anything.
        guard let kept = contents.pointee[provider].pointee.kept,
            let instance = unsafeDowncast(kept, to: WeakInstance.self).instance
        else { return nil }
        return (instance as? Dependency).map(KeptInstance.init)
    }

    /// Keeps a new instance as the scope asks for. The lock has to be held.
    ///
    /// - Returns: Whether it could be kept; a value that is no class instance cannot be held weakly.
    func keep<Dependency>(
        _ instance: Dependency, of provider: TypedDependencyProvider<Dependency>, during current: TopMostResolve
    ) -> Bool {
        switch provider.scope {
        case .unique:
            break
        case .shared:
            current.share(provider.keptType.init(instance), of: provider)
        case .singleton, .eagerSingleton:
            // The factory may have replaced what it is the factory of.
            if isCurrent(provider) { contents.pointee[provider].pointee.kept = provider.keptType.init(instance) }
        case .weakSingleton:
            // The cast to AnyObject alone would box a value type, and the box would be gone at once.
            guard type(of: instance as Any) is AnyClass else {
                return false
            }
            if isCurrent(provider) { contents.pointee[provider].pointee.kept = WeakInstance(instance as AnyObject) }
        }
        return true
    }

    /// Notes that what is made asks for something that another has asked for. The lock has to be held.
    func noteUse(of scope: DependencyScope, during current: TopMostResolve?, hold: InstanceHold) {
        if scope == .shared, hold.isWeak {
            // Something that this container keeps has the shared instance from now on.
            current?.weakenHold(of: self)
        }
    }

    /// How an instance of a scope holds this container later, which is made inside of what holds it by `outer`. The lock has
    /// to be held.
    func hold(of scope: DependencyScope, during current: TopMostResolve, inside outer: InstanceHold) -> InstanceHold {
        switch scope {
        case .unique:
            return outer
        case .shared:
            return outer.isWeak ? outer : .held(current.hold(of: self))
        case .singleton, .eagerSingleton, .weakSingleton:
            return .weak
        }
    }

    /// Puts something into a provider's slot, and gives what was there. The lock has to be held.
    func replaceKept(of provider: DependencyProvider, by kept: AnyObject?) -> AnyObject? {
        let slot = contents.pointee[provider]
        defer { slot.pointee.kept = kept }
        return slot.pointee.kept
    }
}
