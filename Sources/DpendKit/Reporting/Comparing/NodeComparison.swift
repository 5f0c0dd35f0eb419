import DpendRuntime

/// The differences between a key's old and new node.
struct NodeComparison {
    let old: GraphDocument.Node
    let new: GraphDocument.Node

    var changes: [GraphChange] {
        let statusChanges = status()
        if !statusChanges.isEmpty { return statusChanges + cycle() }
        return [scope(), container(), provider(), entry(), dependencies()].compactMap { $0 } + effects() + cycle()
    }

    private func change(
        _ aspect: GraphChange.Aspect, isBreaking: Bool, from old: String?, to new: String?, _ meaning: String
    ) -> GraphChange {
        GraphChange(
            kind: .changed, subject: self.new.name, aspect: aspect, isBreaking: isBreaking, old: old, new: new,
            meaning: meaning)
    }

    // MARK: Status

    private func status() -> [GraphChange] {
        let (wasProvided, isProvided) = (Self.isProvided(old), Self.isProvided(new))
        if old.status == new.status || wasProvided && isProvided { return [] }
        let (before, now) = (old.status.rawValue, new.status.rawValue)
        if wasProvided {
            let meaning =
                switch new.status {
                case .required: "it is no longer provided; the application must provide it now"
                case .missing: "nothing provides it now"
                case .ambiguous: "\(new.providers.count) providers are equally good now, so it cannot be resolved"
                case .unneeded, .provided, .collection, .generic:
                    "\(new.providers.count) providers are equally good now, so it is left out"
                }
            return [change(.key, isBreaking: true, from: before, to: now, meaning)]
        }
        if isProvided { return [change(.key, isBreaking: false, from: before, to: now, "it is provided now")] }
        let isWorse = new.status == .required || new.status == .missing || new.status == .ambiguous
        return [change(.key, isBreaking: isWorse, from: before, to: now, "it is \(now) now, and was \(before)")]
    }

    private static func isProvided(_ node: GraphDocument.Node) -> Bool {
        node.status == .provided || node.status == .generic
    }

    // MARK: Scope

    private func scope() -> GraphChange? {
        guard let before = old.scope, let now = new.scope, before != now else { return nil }
        // The container decides when it makes the only instance.
        let isHarmless = Set([before, now]) == [.singleton, .eagerSingleton]
        return change(
            .scope, isBreaking: !isHarmless, from: before.rawValue, to: now.rawValue,
            "scope \(before.rawValue) → \(now.rawValue): \(Self.consequence(of: now))")
    }

    private static func consequence(of scope: DependencyScope) -> String {
        switch scope {
        case .unique: "each class that requires it gets its own instance now"
        case .shared: "one instance serves one top-most resolve now"
        case .singleton: "one instance, made on first use, serves all now"
        case .eagerSingleton: "one instance, made with the container, serves all now"
        case .weakSingleton: "one instance serves all, as long as one of them keeps it"
        }
    }

    // MARK: Container

    private func container() -> GraphChange? {
        if old.containers == new.containers { return nil }
        let (before, now) = (Self.containers(old), Self.containers(new))
        return change(.container, isBreaking: true, from: before, to: now, "moved from \(before) to \(now)")
    }

    private static func containers(_ node: GraphDocument.Node) -> String {
        node.containers.isEmpty ? NestedContainers.rootTitle : node.containers.joined(separator: " and ")
    }

    // MARK: Provider

    private func provider() -> GraphChange? {
        let (before, now) = (Self.calls(old), Self.calls(new))
        if before == now { return nil }
        return change(.provider, isBreaking: false, from: before, to: now, "made by '\(now)' instead of '\(before)'")
    }

    private static func calls(_ node: GraphDocument.Node) -> String {
        node.providers.map(\.call).joined(separator: ", ")
    }

    private func entry() -> GraphChange? {
        guard old.providers.count == 1, new.providers.count == 1 else { return nil }
        let (before, now) = (old.providers[0].entry, new.providers[0].entry)
        if before == now { return nil }
        let meaning =
            switch (before, now) {
            case (let before?, let now?):
                "its entry in dictionaries is \(now) now; a look-up of \(before) finds nothing"
            case (let before?, nil): "it is in no dictionary now; a look-up of \(before) finds nothing"
            default: "it is in dictionaries as \(now ?? "") now"
            }
        return change(.entry, isBreaking: before != nil, from: before, to: now, meaning)
    }

    private func dependencies() -> GraphChange? {
        let (before, now) = (Self.targets(old), Self.targets(new))
        let lost = before.subtracting(now).sorted().map { "'\($0)'" }.joined(separator: ", ")
        let gained = now.subtracting(before).sorted().map { "'\($0)'" }.joined(separator: ", ")
        let parts = [
            gained.isEmpty ? nil : "requires \(gained) now", lost.isEmpty ? nil : "no longer requires \(lost)",
        ]
        let meaning = parts.compactMap { $0 }.joined(separator: ", ")
        if meaning.isEmpty { return nil }
        return change(.dependencies, isBreaking: false, from: nil, to: nil, "it \(meaning)")
    }

    private static func targets(_ node: GraphDocument.Node) -> Set<String> {
        Set(node.providers.flatMap(\.dependencies).compactMap(\.target))
    }

    // MARK: Effects

    private func effects() -> [GraphChange] {
        let (before, now) = (old.effects, new.effects)
        var changes: [GraphChange] = []
        if before.isThrowing != now.isThrowing {
            let meaning = now.isThrowing ? "making it can throw now" : "making it can no longer throw"
            changes.append(change(.effects, isBreaking: now.isThrowing, from: nil, to: "throws", meaning))
        }
        if before.isAsync != now.isAsync {
            let meaning = now.isAsync ? "making it must be awaited now" : "making it is no longer awaited"
            changes.append(change(.effects, isBreaking: now.isAsync, from: nil, to: "async", meaning))
        }
        if before.globalActor != now.globalActor {
            let meaning =
                now.globalActor.map { "it is isolated to @\($0) now" } ?? "it is no longer isolated to an actor"
            changes.append(
                change(
                    .effects, isBreaking: now.globalActor != nil, from: before.globalActor, to: now.globalActor, meaning
                ))
        }
        return changes.map { change in
            var change = change
            // A removed effect is an old value.
            if !change.isBreaking, change.old == nil { (change.old, change.new) = (change.new, nil) }
            return change
        }
    }

    private func cycle() -> [GraphChange] {
        if (old.cycle == nil) == (new.cycle == nil) { return [] }
        return [
            new.cycle == nil
                ? change(.cycle, isBreaking: false, from: nil, to: nil, "it no longer requires itself")
                : change(.cycle, isBreaking: true, from: nil, to: nil, "it requires itself now")
        ]
    }
}
