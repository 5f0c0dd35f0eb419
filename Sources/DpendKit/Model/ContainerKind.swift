/// What makes an application's dependencies at run time, as far as others than its back-end have to know it.
public struct ContainerKind: Sendable, Hashable {
    /// The name that users know it by.
    public let rawValue: String
    /// The module of the container that generated code imports; nil where it needs none.
    let module: String?
    /// Whether it can make what has to be awaited.
    private let expressesAsync: Bool
    /// Whether containers can be nested in it.
    let expressesNesting: Bool
    /// Whether it can make what belongs to other global actors than the main actor.
    private let expressesOtherActors: Bool

    init(_ name: String, module: String? = nil, expressesAsync: Bool, expressesOtherActors: Bool, expressesNesting: Bool = true) {
        rawValue = name
        self.module = module
        self.expressesAsync = expressesAsync
        self.expressesOtherActors = expressesOtherActors
        self.expressesNesting = expressesNesting
    }

    /// DpendRuntime's own container, which is taken where nobody chooses.
    public static let embedded = ContainerKind(
        "embedded", module: TypeExpression.runtimeModule, expressesAsync: true, expressesOtherActors: false)

    public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// Why what has these effects cannot be made, as a predicate without its subject; nil if it can.
    func obstacle(to effects: Effects) -> String? {
        if effects.isAsync, !expressesAsync { return "is async" }
        guard !expressesOtherActors, let actor = effects.globalActor, actor != "MainActor" else { return nil }
        return "belongs to @\(actor)"
    }
}
