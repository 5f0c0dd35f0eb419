/// The calls in some code that make objects of injectable types, and the objects that these calls pass by hand: whether
/// a container would make and pass them.
package struct Coverage: Sendable {
    /// The code with the calls.
    package internal(set) var code = Code.application
    /// Sorted by place, each place once.
    package internal(set) var constructions: [Entry] = []

    /// Code of a project whose calls can be counted.
    package enum Code: String, Sendable, CaseIterable {
        case application, previews, tests
    }

    /// Whether tests and previews get a stub for the objects of a protocol.
    package enum Stub: Sendable, Hashable {
        case generated
        /// The reason why there is none.
        case refused(String)
    }

    /// A call and its verdict.
    package struct Entry: Sendable {
        /// The target of its source; nil if there is only one.
        package let target: String?
        /// The full name of the type that the call makes.
        package let type: String
        /// The module that declares it; empty if its name is unknown.
        package let module: String
        package let location: SourceLocation
        package let place: WrittenConstruction.Place
        /// Whether it stands in code that puts objects together.
        package let isComposition: Bool
        package let verdict: Verdict
        /// The arguments, in the order of the call.
        package let passed: [Argument]

        package var arguments: Arguments { passed.reduce(into: Arguments()) { $0.add($1.kind) } }
    }

    /// An argument of a call.
    package struct Argument: Sendable, Hashable {
        /// The label; `_` for none.
        package let label: String
        /// The type of the parameter; nil if it is unknown.
        package let type: String?
        package let kind: Kind

        package enum Kind: String, Sendable, Hashable {
            /// An object that the container passes.
            case wired
            /// A value that only the place of the call has.
            case value
            /// An object that the project makes, and that the caller still has to make, find or pass.
            case left
        }

        init(_ label: String, _ judged: JudgedArgument) {
            self.label = label
            switch judged.verdict {
            case .wired: (kind, type) = (.wired, judged.type)
            case .given, .local: (kind, type) = (.value, judged.type)
            case .left(let object): (kind, type) = (.left, judged.type ?? object.path)
            }
        }
    }

    /// The numbers of arguments, by their kinds.
    package struct Arguments: Sendable, Hashable {
        package private(set) var wired = 0
        package private(set) var local = 0
        package private(set) var left = 0

        mutating func add(_ kind: Argument.Kind) {
            switch kind {
            case .wired: wired += 1
            case .value: local += 1
            case .left: left += 1
            }
        }

        /// The share of the objects that the container passes, in percent; 100 if calls pass no objects.
        package var percentage: Double { Coverage.percentage(wired, of: wired + left) }

        static func + (one: Self, other: Self) -> Self {
            Self(wired: one.wired + other.wired, local: one.local + other.local, left: one.left + other.left)
        }
    }

    /// Whether a container can make the object of a call.
    package enum Verdict: Sendable, Hashable {
        /// The container can make it.
        case made
        /// The container can make it from values that only the place of the call has.
        case madeWithValues
        /// The container cannot make it, for its own reason or because a direct or indirect requirement cannot be made.
        case notMade(Obstacle, isDirect: Bool = true)

        package var obstacle: Obstacle? {
            if case .notMade(let obstacle, _) = self { obstacle } else { nil }
        }

        /// Whether only a requirement prevents it.
        package var isIndirect: Bool {
            if case .notMade(_, let isDirect) = self { !isDirect } else { false }
        }
    }

    /// Why a container cannot make the object of a call. Equal obstacles are one cause.
    package struct Obstacle: Sendable, Hashable {
        package let kind: Kind
        /// The key or class with the obstacle.
        package let subject: String
        /// The reason, in one sentence without a full stop.
        package let message: String
        /// Ways out, likeliest first.
        package var remedies: [Remedy] = []

        /// The kinds of reasons, in the order of the report.
        package enum Kind: String, Sendable, Hashable, CaseIterable {
            /// The container makes the object, but the caller has to pass objects that the project makes.
            case leftToCaller = "left-to-caller"
            /// It is a double with values that only the place of the call has, so the caller makes it and passes it to
            /// the container.
            case configuredDouble = "configured-double"
            /// No filter chooses the class.
            case notChosen = "not-chosen"
            /// A requirement is a class or protocol of the project without a provider.
            case missing
            /// A requirement is declared elsewhere and has no provider.
            case foreignValue = "foreign-value"
            /// A requirement is a run-time value, and the class is not declared to take run-time values.
            case runTimeValue = "run-time-value"
            /// A requirement has several providers.
            case ambiguous
            /// Generated code cannot call it: it, or its initializer, is hidden, generic or unavailable, or returns an
            /// optional.
            case unusable
            /// A requirement has a problem that 'dpend analyze' reports as an error.
            case problem
            /// Registrations provide the keys of the class, and the class itself is not in the graph.
            case replaced
            /// The call uses another initializer than dpend.
            case otherInitializer = "other-initializer"
            /// The call passes other arguments than dpend.
            case otherArguments = "other-arguments"
        }

        package static func == (left: Self, right: Self) -> Bool {
            (left.kind, left.subject, left.message) == (right.kind, right.subject, right.message)
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(subject)
            hasher.combine(message)
        }
    }

    // MARK: Counts

    package var madeCount: Int { constructions.count { $0.verdict == .made } }
    package var madeWithValuesCount: Int { constructions.count { $0.verdict == .madeWithValues } }
    package var notMadeCount: Int { constructions.count { $0.verdict.obstacle != nil } }
    /// The calls whose objects the container makes from objects that the caller passes. They count among those that are
    /// not made.
    package var hollowCount: Int { constructions.count { $0.verdict.obstacle?.kind == .leftToCaller } }

    /// The arguments of all calls.
    package var arguments: Arguments { constructions.reduce(Arguments()) { $0 + $1.arguments } }

    /// The number of objects that a container cannot make only because of a requirement.
    package var indirectCount: Int { constructions.count(where: \.verdict.isIndirect) }

    /// The calls in code that puts objects together.
    package var composition: Coverage { with(constructions.filter(\.isComposition)) }

    /// The same with other calls.
    func with(_ constructions: [Entry]) -> Coverage { Coverage(code: code, constructions: constructions) }

    /// The number of objects that the container makes, from values if necessary.
    package var allMadeCount: Int { madeCount + madeWithValuesCount }

    /// The share of the objects that the code passes by hand and the container would pass, in percent. In previews and
    /// tests, which make an object to use it themselves, it is the share of the objects that the container makes.
    package var percentage: Double {
        code == .application ? arguments.percentage : Self.percentage(allMadeCount, of: constructions.count)
    }

    /// A part as a percentage.
    package static func percentage(_ part: Int, of whole: Int) -> Double {
        whole == 0 ? 100 : Double(part) * 100 / Double(whole)
    }

    /// The reasons, each with its calls, the most frequent first.
    package var obstacles: [(obstacle: Obstacle, constructions: [Entry])] {
        var groups: [Obstacle: [Entry]] = [:]
        for entry in constructions {
            if let obstacle = entry.verdict.obstacle { groups[obstacle, default: []].append(entry) }
        }
        let order = Obstacle.Kind.allCases
        return groups.sorted { left, right in
            if left.value.count != right.value.count { return left.value.count > right.value.count }
            let (one, other) = (order.firstIndex(of: left.key.kind) ?? 0, order.firstIndex(of: right.key.kind) ?? 0)
            return (one, left.key.subject, left.key.message) < (other, right.key.subject, right.key.message)
        }.map { ($0.key, $0.value) }
    }
}
