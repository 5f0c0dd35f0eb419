/// Says what stands in a candidate's way, and how to mend it.
struct ObstacleDescription {
    let options: ResolutionOptions
    /// The filter to add for a class; one that chooses others that are missing too, if there is one.
    let filter: (_ name: String) -> String

    /// The candidate as one that could provide the key.
    func candidate(_ candidate: RejectedCandidate, for key: DependencyKey) -> NearCandidate {
        let relation =
            switch candidate.relation {
            case .type: "is declared here"
            case .conformance: (key.providedType.isProtocol ? "conforms to" : "inherits from") + " '\(key.providedType)'"
            case .registration: "returns one"
            }
        let reasons = candidate.obstacles.map(reason)
        var remedies = candidate.obstacles.compactMap { remedy($0, of: candidate, for: key) }
        if let tag = key.tagName, candidate.relation != .registration {
            remedies.append("tag it with --implicit-tag '^\(NameAffix.escaped(candidate.name))$=\(tag)'")
        }
        var distance = candidate.obstacles.map(distance).reduce(0, +)
        if candidate.isForTests { distance += 10 }
        return NearCandidate(
            message: "'\(candidate.name)' \(relation), but \(Self.joined(reasons))"
                + (remedies.isEmpty ? "" : ": \(Self.joined(remedies))"),
            location: candidate.location, distance: distance, cause: key.tag == nil ? cause(of: candidate) : nil)
    }

    /// `a`, `a and b`, `a, b and c`
    static func joined(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and \(last)"
    }

    private func reason(_ obstacle: RejectedCandidate.Obstacle) -> String {
        switch obstacle {
        case .inactive(let clause, _): "'\(clause)' leaves it out"
        case .ignored: "'// dpend:ignore' stands before it"
        case .access(let access): "it is \(access)"
        case .unavailable: "it is marked as unavailable"
        case .kind(let kind): "it is \(kind == .actor ? "an actor" : "a \(kind.rawValue)")"
        case .enumeration: "it is an enumeration"
        case .generic: "it is generic"
        case .excluded(let pattern): "--implicit-exclude '\(pattern)' takes it out"
        case .notChosen: options.implicitFilters.isEmpty ? "there is no --implicit-filter" : "no --implicit-filter matches it"
        case .initializer(let reason, _): "its initializer \(reason)"
        case .failable: "its initializer may give nil"
        }
    }

    private func remedy(
        _ obstacle: RejectedCandidate.Obstacle, of candidate: RejectedCandidate, for key: DependencyKey
    ) -> String? {
        switch obstacle {
        case .inactive(_, let option): option.map { "pass \($0)" }
        case .ignored: "remove that comment"
        case .access: "make it internal"
        case .unavailable: nil
        case .kind:
            candidate.relation == .type
                ? "hand it over with --external '\(key.externalName)', or choose it with --implicit-kinds \(allKinds)"
                : "pass --implicit-kinds \(allKinds)"
        case .enumeration: "hand it over with --external '\(key.externalName)'"
        case .generic: "return one from a method of a DependencyConfiguration"
        case .excluded: "narrow that pattern"
        case .notChosen: "add --implicit-filter '\(filter(candidate.name))'"
        case .initializer(_, let isHidden):
            (isHidden ? "make that internal, or " : "") + "return an instance from a method of a DependencyConfiguration"
        case .failable: "ask for '\(key.providedType)?', or add an initializer that always succeeds"
        }
    }

    private var allKinds: String { ResolutionOptions.ImplicitKind.allCases.map(\.rawValue).joined(separator: ",") }

    private func distance(_ obstacle: RejectedCandidate.Obstacle) -> Int {
        switch obstacle {
        case .notChosen: 1
        case .inactive, .ignored, .access, .kind, .excluded, .initializer, .failable: 2
        case .enumeration, .generic: 3
        case .unavailable: 5
        }
    }

    /// What others may be missing for too: the one thing that stands in the way.
    private func cause(of candidate: RejectedCandidate) -> Diagnostic.Cause? {
        guard let obstacle = candidate.obstacles.first, candidate.obstacles.count == 1 else { return nil }
        switch obstacle {
        case .notChosen: return .missingFilter(pattern: filter(candidate.name))
        case .kind(let kind): return candidate.relation == .type ? nil : .kind(kind)
        case .excluded(let pattern): return .exclude(pattern: pattern)
        case .inactive(let clause, _): return .inactiveClause(clause)
        case .ignored, .access, .unavailable, .enumeration, .generic, .initializer, .failable: return nil
        }
    }
}

extension RejectedCandidate {
    /// Whether the name says that the type stands in for another in tests: nobody misses it in an application.
    var isForTests: Bool {
        ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview"].contains { name.contains($0) }
    }
}

extension DependencyKey {
    /// The key as `--external` takes it.
    var externalName: String { name + (tagName.map { ":\($0)" } ?? "") }
}
