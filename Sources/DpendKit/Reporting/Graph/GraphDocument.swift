import DpendRuntime

/// A dependency graph as it is shown, saved and compared: names and places only, nothing that would have to be looked up.
///
/// All formats of `dpend tree` draw from it, and `dpend diff` compares two of them. What ``DependencyGraph`` keeps on the
/// edges has a node here, so that it can be found and asked for: keys that nothing provides, and collections.
package struct GraphDocument: Sendable, Hashable {
    /// Whether all has to be provided here, or other modules may be asked for it.
    package var mode: ResolutionOptions.Mode
    /// The module that the sources belong to, if it is known.
    package var module: String?
    /// The nodes, sorted by key. They refer to each other by name.
    package var nodes: [Node]
    /// What is wrong, sorted by place. Nodes refer to it by position.
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
        /// What resolving the key demands, with all that has to be made for it.
        package var effects = Effects.none
        /// What makes the dependency; the candidates when it is ambiguous, nothing when it is missing.
        package var providers: [Provider] = []
        /// The names of a collection's elements, in its order.
        package var elements: [String] = []
        /// The names of the nodes that need this one, sorted, each once.
        package var dependents: [String] = []
        /// The positions of the problems that the node has a part in.
        package var problems: [Int] = []
        /// The number of the set of nodes that all need each other, for a node in one.
        package var cycle: Int?
        /// The paths of the nested containers that it belongs to, sorted; none for the root.
        package var containers: [String] = []

        /// The scope of a key with one provider.
        package var scope: DependencyScope? { providers.count == 1 ? providers[0].scope : nil }
    }

    /// What tells a dependency from others.
    package struct Key: Sendable, Hashable {
        package var name: String
        package var tag: String?
        /// The module that declares the type, if that is known.
        package var module: String?
    }

    /// How a node stands.
    package enum Status: String, Sendable, CaseIterable {
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
    package struct Problem: Sendable, Hashable {
        /// The rule's stable identifier.
        package var identifier: String
        package var severity: Diagnostic.Severity
        package var message: String
        package var location: SourceLocation?
        package var notes: [Diagnostic.Note]
        /// The names of the nodes that it is about, sorted; none for what concerns no key.
        package var nodes: [String]
    }

    /// A protocol or type alias of a library, which its users can see.
    package struct ExportedDeclaration: Sendable, Hashable {
        package var name: String
        /// What it stands for: inherited protocols and the actor, or the aliased type.
        package var meaning: String
    }
}

extension GraphDocument {
    /// Something that makes a dependency.
    package struct Provider: Sendable, Hashable {
        package var kind: Kind
        /// The call without arguments, as `CDImpl.init(a:)`.
        package var call: String
        package var scope: DependencyScope
        /// What the call itself demands.
        package var effects = Effects.none
        /// The linked library that it comes from.
        package var library: String?
        /// Where it is declared; nil for what the application hands over.
        package var location: SourceLocation?
        /// Further keys that it meets as long as nothing declares them directly, sorted.
        package var onDemandKeys: [String] = []
        package var dependencies: [Dependency] = []
    }

    /// How a provider is written.
    package enum Kind: String, Sendable, CaseIterable {
        case initializer, method, property, staticMethod, staticProperty, external, injection, registration
    }

    /// A parameter of a provider, a property that is set after its call, or the configuration that its method belongs to.
    package struct Dependency: Sendable, Hashable {
        /// The argument label, `_` when there is none; nil for the configuration and for properties.
        package var parameter: String?
        /// The name of an `@Injected` property; nil for the others.
        package var property: String?
        /// What is asked for, as it is printed.
        package var type: String
        package var means: Means
        /// Whether it is resolved later and not while the provider runs.
        package var isDeferred = false
        /// The path of the nested container that the closure opens.
        package var opens: String?
        /// The name of the node that meets it; nil where none has to.
        package var target: String?
        package var location: SourceLocation?
    }

    /// How a dependency is met.
    package enum Means: String, Sendable, CaseIterable {
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
