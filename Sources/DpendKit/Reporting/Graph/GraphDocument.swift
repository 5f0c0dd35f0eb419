import DpendRuntime

/// A dependency graph for output, saving and comparison. It contains only names and places.
///
/// All formats of `dpend tree` use it, and `dpend diff` compares two of them. Missing keys and collections, which
/// ``DependencyGraph`` stores in edges, have nodes here, so that queries can find them.
package struct GraphDocument: Sendable, Hashable {
    /// Whether everything must be provided here, or other modules may provide some keys.
    package var mode: ResolutionOptions.Mode
    /// The module of the sources, if it is known.
    package var module: String?
    /// The nodes, sorted by key. They refer to each other by name.
    package var nodes: [Node]
    /// The problems, sorted by place. Nodes refer to them by position.
    package var problems: [Problem]
    /// The nested containers of an application, sorted by path.
    package var containers: [Container] = []
    /// The protocols that a library exports, sorted by name.
    package var protocols: [ExportedDeclaration] = []
    /// The type aliases that a library exports, sorted by name.
    package var typealiases: [ExportedDeclaration] = []

    /// A nested container.
    package struct Container: Sendable, Hashable {
        /// `Session.Checkout`
        package var path: String
        /// The keys of the values that it is opened with, in the order of its declaration.
        package var values: [String]
    }

    /// A key, or a collection of them.
    package struct Node: Sendable, Hashable {
        /// The key as it is printed; no other node has this name.
        package var name: String
        package var key: Key
        package var status: Status
        /// The effects of resolving the key, including all that must be made for it.
        package var effects = Effects.none
        /// The providers of the key: several if it is ambiguous, none if it is missing.
        package var providers: [Provider] = []
        /// The names of a collection's elements, in its order.
        package var elements: [String] = []
        /// The keys of a dictionary's elements, in the same order; empty for an array.
        package var entries: [String] = []
        /// The names of the nodes that require this one, sorted, each once.
        package var dependents: [String] = []
        /// The positions of the problems that concern the node.
        package var problems: [Int] = []
        /// The number of its set of nodes that all require each other, if it is in one.
        package var cycle: Int?
        /// The paths of its nested containers, sorted; empty for the root.
        package var containers: [String] = []

        /// The scope of a key with one provider.
        package var scope: DependencyScope? { providers.count == 1 ? providers[0].scope : nil }
    }

    /// The identity of a dependency.
    package struct Key: Sendable, Hashable {
        package var name: String
        package var tag: String?
        /// The module that declares the type, if it is known.
        package var module: String?
        /// The only parameter that the key satisfies, as `FileStore.path`, if it is the external value of one
        /// parameter.
        package var parameter: String?
    }

    /// The status of a node.
    package enum Status: String, Sendable, CaseIterable {
        /// One provider makes it.
        case provided
        /// Several providers have equal rank.
        case ambiguous
        /// Nothing provides it.
        case missing
        /// This library requires it from another module.
        case required
        /// An array of all providers of the element.
        case collection
        /// Several providers have equal rank, and the key is unused, so the container omits it.
        case unneeded
        /// Provided for any arguments of its generic parameters.
        case generic
    }

    /// A problem.
    package struct Problem: Sendable, Hashable {
        /// The rule's stable identifier.
        package var identifier: String
        package var severity: Diagnostic.Severity
        package var message: String
        package var location: SourceLocation?
        package var notes: [Diagnostic.Note]
        /// The names of its nodes, sorted; empty if it does not concern a key.
        package var nodes: [String]
    }

    /// A protocol or type alias of a library that its clients can see.
    package struct ExportedDeclaration: Sendable, Hashable {
        package var name: String
        /// Its meaning: inherited protocols and the actor, or the aliased type.
        package var meaning: String
    }
}

extension GraphDocument {
    /// A provider of a dependency.
    package struct Provider: Sendable, Hashable {
        package var kind: Kind
        /// The call without arguments, such as `CDImpl.init(a:)`.
        package var call: String
        package var scope: DependencyScope
        /// The effects of the call itself.
        package var effects = Effects.none
        /// The linked library that it comes from.
        package var library: String?
        /// The place of its declaration; nil for an external value.
        package var location: SourceLocation?
        /// Further keys that it provides as long as no declaration names them directly, sorted.
        package var onDemandKeys: [String] = []
        /// Its key in dictionaries.
        package var entry: String?
        package var dependencies: [Dependency] = []
    }

    /// How a provider is written.
    package enum Kind: String, Sendable, CaseIterable {
        case initializer, method, property, staticMethod, staticProperty, external, injection, registration
    }

    /// A parameter of a provider, a property that is set after its call, or the configuration of its method.
    package struct Dependency: Sendable, Hashable {
        /// The argument label, `_` for none; nil for the configuration and for properties.
        package var parameter: String?
        /// The name of an `@Injected` property; nil for other dependencies.
        package var property: String?
        /// The required type, as it is printed.
        package var type: String
        package var means: Means
        /// Whether it is resolved later, and not while the provider runs.
        package var isDeferred = false
        /// The path of the nested container that the closure opens.
        package var opens: String?
        /// The name of the node that satisfies it; nil if none must.
        package var target: String?
        package var location: SourceLocation?
    }

    /// How a dependency is satisfied.
    package enum Means: String, Sendable, CaseIterable {
        /// By an instance of the target.
        case instance
        /// By a closure that resolves the target at each call.
        case closure
        /// By a `Lazy` that resolves the target at its first access.
        case lazy
        /// By the elements of the target.
        case collection
        /// By a run-time value.
        case runTime
        /// By another module, or else by a run-time value. The application decides.
        case requiredOrRunTime
        /// By the parameter's default value.
        case `default`
        /// By `nil`.
        case `nil`
        /// Not satisfied: the target is missing, or required from other modules.
        case nothing
        /// By the argument of a generic parameter.
        case generic
    }
}
