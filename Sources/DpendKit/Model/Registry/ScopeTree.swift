/// Scopes that make each other. A scope gets each requirement from the nearest surrounding scope that has it, by name
/// and the text of the type.
package struct ScopeTree: Sendable {
    /// The word for a scope in messages, such as `component`.
    package var noun: String
    package var scopes: [Scope] = []
    /// Whether a scope also gets a requirement under another name, if exactly one declaration in a scope above has the
    /// type.
    package var findsByType = false
    /// Whether a root that a scope makes is a root as well.
    package var rootsMayBeMade = false
    /// The import statements of generated code, as written.
    package var imports: [String] = []
    /// The files of scopes, and of the protocols with their requirements, by name.
    package var origins: [(name: String, path: String)] = []
    /// How a scope declares a property for the scopes below it, for advice; nil if no single declaration does.
    package var member: MemberSyntax?
    /// The problems of single declarations and calls.
    package var problems: [Problem] = []
    /// Whether some scopes have an extension.
    package var isExtended: Bool { scopes.contains { $0.kind != .plain } }

    package init(noun: String) { self.noun = noun }
}

extension ScopeTree {
    /// A scope: a class whose instances know the instance that made them.
    package struct Scope: Sendable {
        package var name: String
        package var kind = Kind.plain
        /// Whether instances do not have a surrounding scope.
        package var isRoot = false
        /// The protocol with its requirements.
        package var requirementName: String
        package var requirements: [Property] = []
        /// The properties that scopes below it get.
        package var properties: [Property] = []
        /// The properties that scopes below it do not get, with the reason as the end of a sentence.
        package var hidden: [(property: Property, reason: String, remedy: Remedy?)] = []
        /// The names that its code calls, in the order that counts.
        package var calls: [String] = []
        /// The scopes that it makes, each once, with the first place.
        package var children: [(scope: Int, location: SourceLocation)] = []
        /// The scopes that an instance requires to be made; nil if these are its ``children``.
        package var builds: [(scope: Int, isMade: Bool, location: SourceLocation)]?
        /// Whether unseen code may make instances, and pass their requirements.
        package var isPassed = false
        package var location: SourceLocation
        /// The number of its registration.
        package var registration = 0

        package init(name: String, requirementName: String, location: SourceLocation) {
            (self.name, self.requirementName, self.location) = (name, requirementName, location)
        }
    }

    package enum Kind: Sendable {
        case plain
        /// A scope that a scope with an extension makes.
        case side
        /// A scope with an extension: its protocol with its properties, and the scope that has them.
        case extended(name: String, properties: [Property], side: Int)
    }

    /// A property by its texts.
    package struct Property: Sendable, Hashable {
        package var name: String
        package var type: String
        /// Whether all code may use it, as a registry at run time requires.
        package var isPublic = false
        /// Whether it belongs to an instance, and not to a type.
        package var isOfInstance = true
        package var isKept = false
        /// The types that it is required or provided as, if types decide: protocols, or a single type.
        package var types: (names: [String], areProtocols: Bool)?
        /// Further types that a requirement accepts under its name.
        package var otherTypes: [String] = []
        /// Whether scopes below the scope with the requirement may require it, too, so that only this requirement lacks
        /// a provider.
        package var isPassedOn = false
        /// Whether it is declared without arguments of the library's attribute.
        package var isPlain = false
        /// Whether the library makes its instance, so that a declaration without code provides it.
        package var isMadeByLibrary = false
        /// Changes of the declaration of a requirement with which it needs nothing from above.
        package var remedies: [Remedy] = []
        package var location: SourceLocation
        /// The number of its registration.
        package var registration: Int?

        package init(name: String, type: String, location: SourceLocation) {
            (self.name, self.type, self.location) = (name, type, location)
        }

        package static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.type == right.type }

        /// Whether a property meets this requirement.
        package func isMet(by other: Self) -> Bool {
            self == other || name == other.name && otherTypes.contains(other.type)
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(type)
        }
    }

    /// A mistake in a declaration or a call.
    package struct Problem: Sendable {
        package var kind: Kind
        package var message: String
        package var subject: String
        package var location: SourceLocation
        package var notes: [(text: String, location: SourceLocation?)] = []
        /// The ways out, each of which helps alone.
        package var remedies: [Remedy] = []

        package init(
            _ kind: Kind, _ message: String, about subject: String, at location: SourceLocation,
            notes: [(text: String, location: SourceLocation?)] = [], remedies: [Remedy] = []
        ) {
            (self.kind, self.message, self.subject, self.location) = (kind, message, subject, location)
            (self.notes, self.remedies) = (notes, remedies)
        }

        package enum Kind: Sendable {
            /// A scope is made where the generator does not see it.
            case orphan
            /// A kept instance ignores later arguments.
            case ignoredArguments
            /// The container rejects the scope of an instance.
            case scope
            /// A request passes other arguments than the registration takes.
            case arguments
            /// Several declarations provide a key that must have one.
            case ambiguous
            /// Nothing makes a type that a scope makes.
            case unsatisfied
            /// An instance requires itself to be made.
            case cycle
            case invalid
        }
    }
}

extension ScopeTree.Kind: Equatable {
    package static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.plain, .plain), (.side, .side), (.extended, .extended): true
        default: false
        }
    }
}

extension ScopeTree.Property: CustomStringConvertible {
    /// `clock: Clock`
    package var description: String { "\(name): \(type)" }
}
