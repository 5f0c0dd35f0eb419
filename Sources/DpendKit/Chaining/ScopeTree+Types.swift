extension ScopeTree.Scope {
    /// The provider in a scope for another scope below it.
    package enum Match {
        case provided(Int)
        /// Several properties have the type, and none has the name.
        case several([ScopeTree.Property])
        case none

        var registration: Int? { if case .provided(let registration) = self { registration } else { nil } }
    }

    /// Searches for the name, or else for the only property with the type.
    package func match(for wanted: ScopeTree.Property) -> Match {
        if let same = properties.first(where: { $0.name == wanted.name }) {
            return same.isProvided(as: wanted) ? same.registration.map(Match.provided) ?? .none : .none
        }
        // It requires the same key from the scopes above.
        if let same = requirements.first(where: { $0.name == wanted.name }) {
            return isPassed && same.isProvided(as: wanted) ? .provided(registration) : .none
        }
        let fitting = properties.filter { $0.registration != nil && $0.isProvided(as: wanted) }
        return fitting.count > 1 ? .several(fitting) : fitting.first?.registration.map(Match.provided) ?? .none
    }
}

extension ScopeTree.Property {
    /// Whether the property has the required type.
    fileprivate func isProvided(as wanted: ScopeTree.Property) -> Bool {
        guard let own = types, let other = wanted.types, own.areProtocols == other.areProtocols else { return false }
        return own.areProtocols ? other.names.allSatisfy(own.names.contains) : own.names == other.names
    }
}
