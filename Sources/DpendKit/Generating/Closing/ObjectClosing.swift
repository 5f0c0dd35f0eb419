/// A container closes the objects that it keeps for good, if they are `Closable`.
extension RegistrationPlan.Registration {
    /// How the container closes the object; nil if it does not.
    private var closing: (closing: DependencyFactory.Closing, factory: DependencyFactory)? {
        guard case .provider(let provider) = source, scope.isKeptForGood, assisted == nil,
            let closing = provider.factory.closing,
            !closing.isHidden && provider.factory.exportedMaker == nil || provider.factory.exports?.closer != nil
        else { return nil }
        return (closing, provider.factory)
    }

    /// The name of the object for people: its class, or else the call that makes it.
    ///
    /// - Parameter container: The path of a nested container.
    func title(in container: String?) -> String {
        guard case .provider(let provider) = source else { return key.title }
        return provider.factory.objectName + (container.map { " in \($0)" } ?? "")
    }

    /// Whether the container closes the object.
    var isClosed: Bool { closing != nil }

    /// The statements that make a new object, note it for its container, and name it `new`.
    ///
    /// - Parameters:
    ///   - call: The call that makes the object.
    ///   - note: The function that notes an object.
    ///   - container: The path of a nested container.
    @SwiftStatements func making(_ call: SwiftExpression, notingIn note: SwiftExpression, of container: String?)
        -> [SwiftStatement]
    {
        SwiftStatement.let("new", call)
        if let (closing, factory) = closing {
            let isOptional = key.type.unwrapped != key.type
            let object: SwiftExpression = isOptional ? "closable" : "new"
            let function =
                factory.exports?.closer.map {
                    SwiftExpression(exportedFunction: $0).call([SwiftArgument("of", object)])
                }
                ?? closing.function(of: object)
            let noting = note.call(
                [SwiftArgument(.string(title(in: container)))]
                    + (opensContainers ? [SwiftArgument("first", "true")] : []) + [SwiftArgument(function)])
            if isOptional { SwiftStatement.if(.let("closable", "new")) { noting } } else { noting }
        }
    }
}

extension DependencyFactory.Closing {
    /// The function `close()` of an object. Converted to an asynchronous one that throws, it needs no other keywords.
    func function(of object: SwiftExpression) -> SwiftExpression {
        // Swift does not take a function of an actor, but of a protocol that the actor conforms to. The protocol alone
        // may not be Sendable.
        guard isActor else { return "\(object).close" }
        let sendable = NominalType(module: "Swift", components: [.init(name: "Sendable")], isProtocol: true)
        return "(\(object) as \(SwiftType(parenthesized: .composed(of: [.nominal(type), .nominal(sendable)])))).close"
    }
}

extension RegistrationPlan {
    /// Whether a container, or one in it, closes something. Only the root knows.
    func closes(_ container: Int) -> Bool {
        let own = container == NestedContainers.root ? registrations : nested[container - 1].registrations
        return own.contains(where: \.isClosed) || containers.children(of: container).contains(where: closes)
    }

    /// The nodes whose objects can open a nested container, themselves or through what they require. They are closed
    /// before the containers that they opened.
    static func openers(in graph: DependencyGraph) -> Set<Int> {
        var open = graph.nodes.indices.filter {
            graph.nodes[$0].provider?.edges.contains { !$0.openings.isEmpty } ?? false
        }
        var found = Set(open)
        while let next = open.popLast() {
            for dependent in graph.dependents(of: next) where found.insert(dependent).inserted {
                open.append(dependent)
            }
        }
        return found
    }
}
