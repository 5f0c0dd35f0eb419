public import DpendRuntime

/// A dependency graph as it is shown, saved and compared: names and places only, nothing that would have to be looked up.
///
/// All formats of `dpend tree` draw from it, and `dpend diff` compares two of them. What ``DependencyGraph`` keeps on the
/// edges has a node here, so that it can be found and asked for: keys that nothing provides, and collections.
public struct GraphDocument: Sendable, Hashable {
    /// Whether all has to be provided here, or other modules may be asked for it.
    public var mode: ResolutionOptions.Mode
    /// The module that the sources belong to, if it is known.
    public var module: String?
    /// The nodes, sorted by key. They refer to each other by name.
    public var nodes: [Node]
    /// What is wrong, sorted by place. Nodes refer to it by position.
    public var problems: [Problem]
    /// The protocols that a library exports, sorted by name.
    public var protocols: [ExportedDeclaration] = []
    /// The type aliases that a library exports, sorted by name.
    public var typealiases: [ExportedDeclaration] = []

    /// A key, or a collection of them.
    public struct Node: Sendable, Hashable {
        /// The key as it is printed; no other node has this name.
        public var name: String
        public var key: Key
        public var status: Status
        /// What resolving the key demands, with all that has to be made for it.
        public var effects = Effects.none
        /// What makes the dependency; the candidates when it is ambiguous, nothing when it is missing.
        public var providers: [Provider] = []
        /// The names of a collection's elements, in its order.
        public var elements: [String] = []
        /// The names of the nodes that need this one, sorted, each once.
        public var dependents: [String] = []
        /// The positions of the problems that the node has a part in.
        public var problems: [Int] = []
        /// The number of the set of nodes that all need each other, for a node in one.
        public var cycle: Int?

        /// The scope of a key with one provider.
        public var scope: DependencyScope? { providers.count == 1 ? providers[0].scope : nil }
    }

    /// What tells a dependency from others.
    public struct Key: Sendable, Hashable {
        public var name: String
        public var tag: String?
        /// The module that declares the type, if that is known.
        public var module: String?
    }

    /// How a node stands.
    public enum Status: String, Sendable, CaseIterable {
        /// One provider makes it.
        case provided
        /// Several providers are equally good.
        case ambiguous
        /// Nothing provides it.
        case missing
        /// Nothing in this library provides it; the library requires it from another module.
        case required
        /// An array of all that provide the element.
        case collection
        /// Several providers are equally good and nothing needs it, so it is left out.
        case unneeded
        /// Provided for whatever type its parameters are replaced with.
        case generic
    }

    /// Something that is wrong.
    public struct Problem: Sendable, Hashable {
        /// The rule's stable identifier.
        public var identifier: String
        public var severity: Diagnostic.Severity
        public var message: String
        public var location: SourceLocation?
        public var notes: [Diagnostic.Note]
        /// The names of the nodes that it is about, sorted; none for what concerns no key.
        public var nodes: [String]
    }

    /// A protocol or type alias of a library, which its users can see.
    public struct ExportedDeclaration: Sendable, Hashable {
        public var name: String
        /// What it stands for: inherited protocols and the actor, or the aliased type.
        public var meaning: String
    }
}

extension GraphDocument {
    /// Something that makes a dependency.
    public struct Provider: Sendable, Hashable {
        public var kind: Kind
        /// The call without arguments, as `CDImpl.init(a:)`.
        public var call: String
        public var scope: DependencyScope
        /// What the call itself demands.
        public var effects = Effects.none
        /// The linked library that it comes from.
        public var library: String?
        /// Where it is declared; nil for what the application hands over.
        public var location: SourceLocation?
        /// Further keys that it meets as long as nothing declares them directly, sorted.
        public var onDemandKeys: [String] = []
        public var dependencies: [Dependency] = []
    }

    /// How a provider is written.
    public enum Kind: String, Sendable, CaseIterable {
        case initializer, method, property, staticMethod, staticProperty, external, injection
    }

    /// A parameter of a provider, a property that is set after its call, or the configuration that its method belongs to.
    public struct Dependency: Sendable, Hashable {
        /// The argument label, `_` when there is none; nil for the configuration and for properties.
        public var parameter: String?
        /// The name of an `@Injected` property; nil for the others.
        public var property: String?
        /// What is asked for, as it is printed.
        public var type: String
        public var means: Means
        /// Whether it is resolved later and not while the provider runs.
        public var isDeferred = false
        /// The name of the node that meets it; nil where none has to.
        public var target: String?
        public var location: SourceLocation?
    }

    /// How a dependency is met.
    public enum Means: String, Sendable, CaseIterable {
        /// By an instance of the target.
        case instance
        /// By a closure that resolves the target whenever it is called.
        case closure
        /// By a `Lazy` that resolves the target when it is first asked.
        case lazy
        /// By the elements of the target.
        case collection
        /// By a value that is known only at run time.
        case runTime
        /// By another module, or else by a value that is known only at run time. The application decides.
        case requiredOrRunTime
        /// By the parameter's default value.
        case `default`
        /// By `nil`.
        case `nil`
        /// Not at all; the target is missing, or required of others.
        case nothing
        /// By what the type's parameters are replaced with.
        case generic
    }
}
