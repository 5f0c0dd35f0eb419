/// The calls in an application's own code that make objects of types that take part in injection, each with whether a container could make
/// the object.
package struct Coverage: Sendable {
    /// Sorted by place, each place once.
    package internal(set) var constructions: [Entry] = []

    /// A call, with the verdict on it.
    package struct Entry: Sendable {
        /// The target whose source it is; nil where there is only one.
        package let target: String?
        /// The full name of the type that the call makes.
        package let type: String
        /// The module that declares it; empty where nobody told its name.
        package let module: String
        package let location: SourceLocation
        package let place: WrittenConstruction.Place
        /// Whether it stands in code that puts objects together.
        package let isComposition: Bool
        package let verdict: Verdict
    }

    /// Whether a container can make what a call makes.
    package enum Verdict: Sendable, Hashable {
        /// As it is.
        case made
        /// As a function of the run-time values.
        case madeWithArguments
        /// Not at all: for a reason of its own, or because something that it needs, at whatever depth, cannot be made.
        case notMade(Obstacle, isDirect: Bool = true)

        package var obstacle: Obstacle? {
            if case .notMade(let obstacle, _) = self { obstacle } else { nil }
        }

        /// Whether only something that it needs cannot be made.
        package var isIndirect: Bool {
            if case .notMade(_, let isDirect) = self { !isDirect } else { false }
        }
    }

    /// Why a container cannot make what a call makes. Equal ones are one cause.
    package struct Obstacle: Sendable, Hashable {
        package let kind: Kind
        /// The key or class that the reason is about.
        package let subject: String
        /// The reason, in one sentence without a full stop.
        package let message: String
        /// What to do, the likeliest first.
        package var remedies: [Remedy] = []

        /// The kinds of reasons, in the order of the report.
        package enum Kind: String, Sendable, Hashable, CaseIterable {
            /// No filter chooses the class.
            case notChosen = "not-chosen"
            /// Something that it needs is a class or protocol of the project that nothing provides.
            case missing
            /// Something that it needs is declared elsewhere, and nothing provides it.
            case foreignValue = "foreign-value"
            /// Something that it needs is a value of run time, and the class does not take such.
            case runTimeValue = "run-time-value"
            /// Something that it needs has several providers.
            case ambiguous
            /// It cannot be called from generated code: it, or its initializer, is hidden, generic, unavailable, or gives an optional.
            case unusable
            /// Something that it needs has a problem that 'dpend analyze' reports as an error.
            case problem
            /// Registrations provide what the class does, and the class itself is not in the graph.
            case replaced
            /// The call is that of another initializer than the one that dpend chooses.
            case otherInitializer = "other-initializer"
            /// The call passes something else than dpend does.
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
    package var madeWithArgumentsCount: Int { constructions.count { $0.verdict == .madeWithArguments } }
    package var notMadeCount: Int { constructions.count { $0.verdict.obstacle != nil } }

    /// How many a container cannot make only because of something that they need.
    package var indirectCount: Int { constructions.count(where: \.verdict.isIndirect) }

    /// The calls in code that puts objects together.
    package var composition: Coverage { Coverage(constructions: constructions.filter(\.isComposition)) }

    /// How many of a hundred a container can make, run-time values as arguments included; 100 where there is nothing to make.
    package var percentage: Double { Self.percentage(madeCount + madeWithArgumentsCount, of: constructions.count) }

    /// How many of a hundred some are.
    package static func percentage(_ part: Int, of whole: Int) -> Double { whole == 0 ? 100 : Double(part) * 100 / Double(whole) }

    /// The reasons, each with its calls, the most frequent first.
    package var obstacles: [(obstacle: Obstacle, constructions: [Entry])] {
        var groups: [Obstacle: [Entry]] = [:]
        for entry in constructions { if let obstacle = entry.verdict.obstacle { groups[obstacle, default: []].append(entry) } }
        let order = Obstacle.Kind.allCases
        return groups.sorted { left, right in
            if left.value.count != right.value.count { return left.value.count > right.value.count }
            let (one, other) = (order.firstIndex(of: left.key.kind) ?? 0, order.firstIndex(of: right.key.kind) ?? 0)
            return (one, left.key.subject, left.key.message) < (other, right.key.subject, right.key.message)
        }.map { ($0.key, $0.value) }
    }
}
