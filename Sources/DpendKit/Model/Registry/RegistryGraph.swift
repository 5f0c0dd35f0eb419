/// A container with each request linked to its registrations.
package struct RegistryGraph: Sendable {
    package internal(set) var registry: Registry
    /// The outcome of each request.
    package let outcomes: [Outcome]
    /// Whether the failure of each request ends the program.
    package let isForced: [Bool]
    /// For each unmet requirement of a scope, the paths from roots without a provider.
    package let branches: [Int: Branches]

    /// For requests that fail in some programs, the numbers of these programs.
    package let lacking: [Int: [Int]]
    /// For requests that fail on a way, that way.
    package var failingWays: [Int: FailingWay] = [:]
    /// For requests that get what a way supplies, these supplies.
    package var supplied: [Int: Supplied] = [:]

    package init(
        registry: Registry, outcomes: [Outcome], isForced: [Bool], branches: [Int: Branches] = [:],
        lacking: [Int: [Int]] = [:]
    ) {
        (self.registry, self.outcomes, self.isForced, self.branches, self.lacking) = (
            registry, outcomes, isForced, branches, lacking
        )
    }

    /// Paths from a root to a scope, as the scopes on them.
    package struct Branches: Sendable {
        /// A shortest path.
        package var first: [Int]
        /// A few more paths.
        package var others: [[Int]]
        /// The number of all paths.
        package var count: Int

        /// The maximum number of paths that have names.
        package static let limit = 3

        package init(first: [Int], others: [[Int]], count: Int) {
            (self.first, self.others, self.count) = (first, others, count)
        }
    }

    /// A way from a root to a request, on which nothing supplies its key.
    package struct FailingWay: Sendable {
        package var kind: Kind
        /// The places with names on it, from the root to the request.
        package var parts: [Part] = []
        /// The number of ways like it, with itself.
        package var count = 1
        /// The ways from previews with another first view. In a program, the ways with another last step.
        package var others: [FailingWay] = []
        /// The registrations on it, which supply other keys.
        package var supplies: [Int] = []
        /// The place of the root, and of the last step to a view.
        package var root: SourceLocation?
        package var end: SourceLocation?
        /// The place of the first step to a modifier or style.
        package var change: SourceLocation?
        /// The innermost step on it at which code has the object, and its name there.
        package var object: (name: String, location: SourceLocation)?
        /// The place of the first view on it.
        package var start: SourceLocation?
        /// The stack inside of which the lost key is supplied.
        package var stack: SourceLocation?
        package var isPreview = false

        package enum Kind: Sendable, Hashable {
            case program
            case preview
            /// This registration supplies the key between a stack and its destination.
            case lost(Int)
            /// No way can supply it, for a reason.
            case impossible(String)
        }

        package struct Part: Sendable {
            package var name: String
            package var location: SourceLocation
        }

        package init(kind: Kind) { self.kind = kind }
    }

    /// The registrations that supply the key of a request, and whether one of them stands outside of a sheet with the
    /// request.
    package struct Supplied: Sendable {
        package var registrations: [Int] = []
        package var isOutsideOfSheet = false

        package init() {}
    }

    /// The outcome of a request.
    package enum Outcome: Sendable {
        /// One of these registrations provides it; usually there is one.
        case provided([Int])
        /// No registration fits. These have the type and name, but take other run-time values.
        case mismatched([Int])
        case missing
        /// Unknown, for a reason.
        case undecided(String)
    }

    /// The numbers of a container's parts.
    package struct Summary: Sendable, Hashable {
        package var dialect: String
        package var title: String
        /// The name that distinguishes the container from others of the library; nil for the only one.
        package var name: String?
        package var registrations: Int
        package var requests: Int
        package var forced: Int
        package var undecided: Int
        /// Whether its registrations are what code supplies on ways.
        package var isOfWays = false
        /// Whether the container also has the keys of the graph, which do not count as registrations.
        package var asksGraph = false
        /// Whether it has more than what the graph and the reports show.
        package var isWorthTelling: Bool { !asksGraph || registrations + undecided > 0 }
    }

    /// The container whose registration a request gets, if the registration is in several; empty if containers are not
    /// distinguished.
    package func container(of registration: Registration, for request: RegistryRequest) -> [Int] {
        let asked = registration.containers.filter(request.containers.contains)
        return Array((asked.isEmpty ? registration.containers : asked).prefix(1))
    }

    /// The number of calls that register something.
    package var registrationCount: Int {
        registry.registrations.count { registry.judges($0.location) && !$0.isScope } + openRegistrations.count
    }

    private var openRegistrations: [OpenProvider] {
        registry.openProviders.filter { $0.isRegistration && registry.judges($0.location) }
    }

    /// One summary for each container, in their order. The parts with an unknown container come last, if they exist.
    package var summaries: [Summary] {
        let undecided = undecidedRequests
        let written = registry.requests.filter { $0.parameter == nil && !$0.isImplied && registry.judges($0.location) }
        let registrations = registry.registrations.filter { registry.judges($0.location) && !$0.isScope }
        func summary(_ name: String?, _ belongs: ([Int]) -> Bool) -> Summary {
            let open = openRegistrations.count { belongs($0.containers) }
            let requests = written.filter { belongs($0.containers) }
            return Summary(
                dialect: registry.dialect, title: registry.title, name: name,
                registrations: registrations.count { belongs($0.containers) } + open, requests: requests.count,
                forced: requests.count { $0.strength == .forced },
                undecided: open + registrations.count { $0.isOfUnknownContainer && belongs($0.containers) }
                    + undecided.count { belongs(registry.requests[$0].containers) }, isOfWays: registry.ways != nil,
                asksGraph: registry.rules.asksGraph)
        }
        // Many tests have their own container.
        if registry.containers.isEmpty || registry.isOfTests { return [summary(registry.name) { _ in true }] }
        let others = summary(Self.unknownName) { $0.isEmpty }
        return registry.containers.indices.map { number in
            summary(registry.containers[number].name) { $0.contains(number) }
        }
            + (others.registrations + others.requests + others.undecided > 0 ? [others] : [])
    }

    /// The name for an unknown container.
    private static let unknownName = "any container"

    private var undecidedRequests: [Int] {
        outcomes.indices.filter { position in
            if case .undecided = outcomes[position] {
                !registry.requests[position].isImplied && registry.judges(registry.requests[position].location)
            } else {
                false
            }
        }
    }

    /// The unknown requests, and the missing ones whose failure is harmless, in the order of their places.
    package var undecidedPlaces: [UndecidedPlace] {
        let requests = undecidedRequests.map { position -> UndecidedPlace in
            guard case .undecided(let reason) = outcomes[position] else {
                return UndecidedPlace(reason: "", location: registry.requests[position].location)
            }
            return UndecidedPlace(reason: "undecided: \(reason)", location: registry.requests[position].location)
        }
        let providers = registry.openProviders.filter { registry.judges($0.location) }.map {
            UndecidedPlace(reason: "undecided: \($0.reason)", location: $0.location)
        }
        let soft = registry.requests.indices.compactMap { position -> UndecidedPlace? in
            guard case .missing = outcomes[position], !isForced[position], !registry.requests[position].isImplied,
                registry.judges(registry.requests[position].location), let key = registry.requests[position].key
            else { return nil }
            return UndecidedPlace(reason: lack(of: key), location: registry.requests[position].location)
        }
        return (requests + providers + soft).sorted { ($0.location, $0.reason) < ($1.location, $1.reason) }
    }

    /// The text about a request whose failure is harmless.
    private func lack(of key: RegistryKey) -> String {
        if registry.ways != nil { return "a way supplies no '\(key)', which is not forced here" }
        return switch registry.rules.lack {
        case .registration: "nothing registers '\(key)', which is not forced here"
        case .value(let noun): "'\(key)' has no \(noun) here, and no program is in sight"
        }
    }
}

extension TypeExpression {
    /// Whether two types may be the same to a container. Known parts must match; the modules do not count.
    package func mayBe(_ other: TypeExpression) -> Bool {
        switch (self, other) {
        case (.nominal(let left), .nominal(let right)):
            guard left.path == right.path else { return false }
            return zip(left.components, right.components).allSatisfy { left, right in
                // Code may name a generic type without its arguments.
                left.arguments.isEmpty || right.arguments.isEmpty
                    || left.arguments.count == right.arguments.count
                        && zip(left.arguments, right.arguments).allSatisfy { $0.mayBe($1) }
            }
        case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)),
            (.metatype(let left), .metatype(let right)):
            return left.mayBe(right)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return key.mayBe(otherKey) && value.mayBe(otherValue)
        case (.composition(let left), .composition(let right)):
            return left.count == right.count && left.allSatisfy { own in right.contains { own.mayBe($0) } }
        default: return spelling(.plain) == other.spelling(.plain)
        }
    }
}

extension RegistryKey: CustomStringConvertible {
    /// `Clock`, `Clock named "a"`
    package var description: String { type.spelling(.plain) + (name.map { " named \"\($0)\"" } ?? "") }

    /// The type with its run-time values: `(Int) -> Timer`.
    package var typeTitle: String {
        let text = type.spelling(.plain)
        return arguments.isEmpty
            ? text : "(\(arguments.map { $0?.spelling(.plain) ?? "?" }.joined(separator: ", "))) -> \(text)"
    }

    /// The name of the key in a graph: `Queue ("main")`.
    package var title: String { typeTitle + (name.map { " (\"\($0)\")" } ?? "") }

    /// A value that two keys share if they may be the same.
    package var group: String { type.nominal?.path ?? type.spelling(.plain) }

    /// `the argument 'A'`, `an argument whose type is not known`, `the arguments 'A' and 'B'`, `no arguments`
    package var argumentText: String {
        if arguments.isEmpty { return "no arguments" }
        let all = arguments.map { $0.map { "'\($0.spelling(.plain))'" } ?? "one whose type is not known" }
        if all.count == 1 {
            return arguments[0] == nil ? "an argument whose type is not known" : "the argument \(all[0])"
        }
        return "the arguments \(all.dropLast().joined(separator: ", ")) and \(all[all.count - 1])"
    }
}

extension RegistryGraph.Summary: CustomStringConvertible {
    /// `Swinject: 76 registrations, 238 requests (222 forced), 3 undecided`
    package var description: String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let name = name.map { ", \($0)" } ?? ""
        if isOfWays {
            return
                "\(title)\(name): \(registrations) \(registrations == 1 ? "supply" : "supplies"), \(count(requests, "request")), \(undecided) undecided"
        }
        return
            "\(title)\(name): \(count(registrations, "registration")), \(count(requests, "request")) (\(forced) forced), \(undecided) undecided"
    }
}

extension Registry {
    /// The name of a key in a graph: `Clock`, or `Clock in Session.container` if containers are distinguished.
    package func title(of key: RegistryKey, in containers: [Int]) -> String {
        containers.isEmpty ? key.title : "\(key.title) in \(names(of: containers))"
    }

    /// The names of a registration's key in each of its containers.
    package func titles(of registration: Registration) -> [String] {
        registration.containers.isEmpty
            ? [registration.key.title] : registration.containers.map { title(of: registration.key, in: [$0]) }
    }

    /// The name of the key of a registration, or of a request, in its first container.
    package func title(of registration: Registration) -> String {
        title(of: registration.key, in: Array(registration.containers.prefix(1)))
    }
    package func title(of key: RegistryKey, asked request: RegistryRequest) -> String {
        title(of: key, in: Array(request.containers.prefix(1)))
    }

    /// `App.container`, `App.container, Session.container`
    package func names(of containers: [Int]) -> String {
        containers.map { self.containers[$0].name }.joined(separator: ", ")
    }
}

extension RegistryGraph {
    /// The registrations that some requests get. Many requests for one key share a list, which counts once.
    package func registrations(ofRequests requests: some Sequence<Int>) -> Set<Int> {
        var seen: Set<UnsafeRawPointer> = []
        var all: Set<Int> = []
        for request in requests {
            guard case .provided(let list) = outcomes[request], let place = Self.place(of: list),
                seen.insert(place).inserted
            else { continue }
            all.formUnion(list)
        }
        return all
    }

    /// The place of a list in memory, which distinguishes it from all others; nil for an empty list.
    package static func place(of list: [Int]) -> UnsafeRawPointer? {
        list.isEmpty ? nil : list.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
    }
}
