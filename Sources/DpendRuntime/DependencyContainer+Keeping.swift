extension DependencyContainer {
    /// The instance to reuse, if the scope has one. The lock must be held.
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
            // `keep` and `provide` are the only writers. They store an instance of the provider's type.
            guard let kept = contents.pointee[provider].pointee.kept else { return nil }
            return unsafeDowncast(kept, to: KeptInstance<Dependency>.self)
        case .weakSingleton:
            return weaklyKeptInstance(of: provider)
        }
    }

    // Not inlined: otherwise the other scopes would also look up the type's metadata at run time.
    @inline(never) private func weaklyKeptInstance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>
    ) -> KeptInstance<Dependency>? {
        guard let kept = contents.pointee[provider].pointee.kept else { return nil }
        return unsafeDowncast(kept, to: WeakInstance<Dependency>.self).instance.map(KeptInstance.init)
    }

    /// Keeps a new instance if its scope requires that. The lock must be held.
    ///
    /// - Returns: Whether it could be kept. Only a class instance can be held weakly.
    func keep<Dependency>(
        _ made: @autoclosure () -> KeptInstance<Dependency>, of provider: TypedDependencyProvider<Dependency>,
        during current: TopMostResolve
    ) -> Bool {
        switch provider.scope {
        case .unique:
            break
        case .shared:
            current.share(made(), of: provider)
        case .singleton, .eagerSingleton:
            // The factory may have replaced its own registration.
            if isCurrent(provider) { contents.pointee[provider].pointee.kept = made() }
        case .weakSingleton:
            guard let kept = WeakInstance(made().instance) else { return false }
            if isCurrent(provider) { contents.pointee[provider].pointee.kept = kept }
        }
        return true
    }

    /// Records that a new instance asks for another one that may already exist. The lock must be held.
    func noteUse(of scope: DependencyScope, during current: TopMostResolve?, hold: InstanceHold) {
        if scope == .shared, hold.isWeak {
            // An instance of this container holds the shared instance from now on.
            current?.weakenHold(of: self)
        }
    }

    /// How an instance of a scope, made inside an instance that has the hold `outer`, holds this container later. The
    /// lock must be held.
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

    /// Stores an instance in a provider's slot, and returns the previous one. The lock must be held.
    func replaceKept(of provider: DependencyProvider, by kept: AnyObject?) -> AnyObject? {
        let slot = contents.pointee[provider]
        defer { slot.pointee.kept = kept }
        return slot.pointee.kept
    }
}
