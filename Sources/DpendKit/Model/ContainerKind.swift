/// A back end that makes an application's dependencies at run time, as far as other code must know it.
public struct ContainerKind: Sendable, Hashable {
    /// The name that users know it by.
    public let rawValue: String
    /// The module of the container that generated code imports; nil if it needs none.
    let module: String?
    /// Whether it supports asynchronous providers.
    private let expressesAsync: Bool
    /// Whether it supports nested containers.
    let expressesNesting: Bool
    /// Whether it closes the objects that it keeps.
    let closesObjects: Bool
    /// Whether it supports providers on global actors other than the main actor.
    private let expressesOtherActors: Bool
    /// Whether it makes closures on the global actor of the provider that requires them.
    let makesClosuresOnActor: Bool

    init(
        _ name: String, module: String? = nil, expressesAsync: Bool, expressesOtherActors: Bool,
        expressesNesting: Bool = true, closesObjects: Bool = true,
        makesClosuresOnActor: Bool = false
    ) {
        self.makesClosuresOnActor = makesClosuresOnActor
        rawValue = name
        self.module = module
        self.expressesAsync = expressesAsync
        self.expressesOtherActors = expressesOtherActors
        self.expressesNesting = expressesNesting
        self.closesObjects = closesObjects
    }

    /// DpendRuntime's own container, the default.
    public static let embedded = ContainerKind(
        "embedded", module: TypeExpression.runtimeModule, expressesAsync: true, expressesOtherActors: false,
        makesClosuresOnActor: true)

    /// A class with an accessor for each dependency, which imports nothing. A library's tests and previews use it.
    public static let `static` = ContainerKind(
        "static", expressesAsync: true, expressesOtherActors: true, makesClosuresOnActor: true)

    public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// Why the container cannot make a provider with these effects, as a predicate without its subject; nil if it can.
    func obstacle(to effects: Effects) -> String? {
        if effects.isAsync, !expressesAsync { return "is async" }
        guard !expressesOtherActors, let actor = effects.globalActor, actor != "MainActor" else { return nil }
        return "belongs to @\(actor)"
    }
}
