extension DependencyResolutionError: CustomStringConvertible {
    /// The reason, the chain of keys that led to it, and a way out.
    public var description: String {
        switch reason {
        case .notRegistered:
            return "\(dependency) is not registered\(neededBy).\(elsewhere)"
                + " Register it with register(_:tag:scope:factory:) before it is resolved."
        case .cycle:
            return "Dependency cycle: \(cycle)."
                + " Break it by resolving one of them later: let its factory pass on the resolver's container,"
                + " and call resolve(_:tag:) on that when the instance is first needed."
        case .notAnObject:
            return "\(dependency) is a weakSingleton, but its factory did not make a class instance\(neededBy)."
                + " Only class instances can be held weakly: choose another scope, or make it a class."
        case .asynchronous:
            return "\(dependency) has a factory that awaits, and cannot be made synchronously\(neededBy)."
                + " Await it (`try await`), or register it with a factory that does not await."
        case .mainActor:
            return "\(dependency) belongs to the main actor, and was asked for from elsewhere\(neededBy)."
                + " Resolve it in code of the main actor, or await it (`try await`)."
                + " In the initial value of a property, pass `isolation: MainActor.shared`."
        case .containerGone:
            return "\(dependency) cannot be resolved: the container is gone."
                + " Keep the container as long as you use its singletons."
        }
    }

    /// The chain of keys, unless the dependency was resolved directly.
    private var neededBy: String {
        let path = path
        return path.count > 1 ? " (needed along \(Self.chain(path)))" : ""
    }

    private var elsewhere: String {
        let names = registeredInstead
        return names.isEmpty ? "" : " Its type is registered as: \(names.joined(separator: ", "))."
    }

    /// The cycle from its first key, and the chain that led to it.
    private var cycle: String {
        let path = path
        let start = cycleStart
        guard start > 0 else {
            return Self.chain(path)
        }
        return "\(Self.chain(path[start...])) (reached along \(Self.chain(path[...start])))"
    }

    private static func chain(_ names: some Sequence<String>) -> String {
        names.joined(separator: " → ")
    }
}
