/// A container with each request linked to what meets it.
package struct RegistryGraph: Sendable {
    package let registry: Registry
    /// What becomes of each request.
    package let outcomes: [Outcome]
    /// Whether the failure of each request ends the program.
    package let isForced: [Bool]

    package init(registry: Registry, outcomes: [Outcome], isForced: [Bool]) {
        (self.registry, self.outcomes, self.isForced) = (registry, outcomes, isForced)
    }

    /// How a request is met.
    package enum Outcome: Sendable {
        /// By one of these registrations; mostly one.
        case provided([Int])
        /// By none: these have the type and name, and take other arguments.
        case mismatched([Int])
        case missing
        /// Nobody can tell, for a reason.
        case undecided(String)
    }

    /// What is counted of a container.
    package struct Summary: Sendable, Hashable {
        package var dialect: String
        package var title: String
        package var registrations: Int
        package var requests: Int
        package var forced: Int
        package var undecided: Int
    }

    package var summary: Summary {
        let counted = registry.requests.indices.filter { registry.requests[$0].parameter == nil && !registry.requests[$0].isImplied && registry.judges(registry.requests[$0].location) }
        let open = registry.openProviders.count { $0.isRegistration && registry.judges($0.location) }
        return Summary(
            dialect: registry.dialect, title: registry.title, registrations: registry.registrations.count { registry.judges($0.location) } + open, requests: counted.count,
            forced: counted.count { registry.requests[$0].strength == .forced }, undecided: open + undecidedRequests.count)
    }

    private var undecidedRequests: [Int] {
        outcomes.indices.filter { if case .undecided = outcomes[$0] { registry.judges(registry.requests[$0].location) } else { false } }
    }

    /// What nobody can tell, and what is missing where nobody minds, in the order of the places.
    package var undecidedPlaces: [UndecidedPlace] {
        let requests = undecidedRequests.map { position -> UndecidedPlace in
            guard case .undecided(let reason) = outcomes[position] else { return UndecidedPlace(reason: "", location: registry.requests[position].location) }
            return UndecidedPlace(reason: "undecided: \(reason)", location: registry.requests[position].location)
        }
        let providers = registry.openProviders.filter { registry.judges($0.location) }.map { UndecidedPlace(reason: "undecided: \($0.reason)", location: $0.location) }
        let soft = registry.requests.indices.compactMap { position -> UndecidedPlace? in
            guard case .missing = outcomes[position], !isForced[position], registry.judges(registry.requests[position].location), let key = registry.requests[position].key else { return nil }
            return UndecidedPlace(reason: "nothing registers '\(key)', which is not forced here", location: registry.requests[position].location)
        }
        return (requests + providers + soft).sorted { ($0.location, $0.reason) < ($1.location, $1.reason) }
    }
}

extension TypeExpression {
    /// Whether two types may be the same to a container: as far as both are known, whatever modules they are said to belong to.
    package func mayBe(_ other: TypeExpression) -> Bool {
        switch (self, other) {
        case (.nominal(let left), .nominal(let right)):
            guard left.path == right.path else { return false }
            return zip(left.components, right.components).allSatisfy { left, right in
                // A generic type may be named without its arguments.
                left.arguments.isEmpty || right.arguments.isEmpty
                    || left.arguments.count == right.arguments.count && zip(left.arguments, right.arguments).allSatisfy { $0.mayBe($1) }
            }
        case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)), (.metatype(let left), .metatype(let right)):
            return left.mayBe(right)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)): return key.mayBe(otherKey) && value.mayBe(otherValue)
        case (.composition(let left), .composition(let right)): return left.count == right.count && left.allSatisfy { own in right.contains { own.mayBe($0) } }
        default: return spelling(.plain) == other.spelling(.plain)
        }
    }
}

extension RegistryKey: CustomStringConvertible {
    /// `Clock`, `Clock named "a"`
    package var description: String { type.spelling(.plain) + (name.map { " named \"\($0)\"" } ?? "") }

    /// The type with the run-time arguments that it takes: `(Int) -> Timer`.
    package var typeTitle: String {
        let text = type.spelling(.plain)
        return arguments.isEmpty ? text : "(\(arguments.map { $0?.spelling(.plain) ?? "?" }.joined(separator: ", "))) -> \(text)"
    }

    /// What the key is called in a graph: `Queue ("main")`.
    package var title: String { typeTitle + (name.map { " (\"\($0)\")" } ?? "") }

    /// What two keys that may be the same have in common.
    package var group: String { type.nominal?.path ?? type.spelling(.plain) }

    /// `the argument 'A'`, `the arguments 'A' and 'B'`, `no arguments`
    package var argumentText: String {
        if arguments.isEmpty { return "no arguments" }
        let all = arguments.map { $0.map { "'\($0.spelling(.plain))'" } ?? "one whose type is not known" }
        if all.count == 1 { return "the argument \(all[0])" }
        return "the arguments \(all.dropLast().joined(separator: ", ")) and \(all[all.count - 1])"
    }
}

extension RegistryGraph.Summary: CustomStringConvertible {
    /// `Swinject: 76 registrations, 238 requests (222 forced), 3 undecided`
    package var description: String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        return "\(title): \(count(registrations, "registration")), \(count(requests, "request")) (\(forced) forced), \(undecided) undecided"
    }
}
