extension Scene {
    /// A class that inherits its initializer from a class without a filter.
    static let inheritedInitializer = Scene(name: "inherited initializer") { builder, module in
        let access = builder.access(in: module)
        let context = RequestContext(module: module)
        let parameters = builder.parameters(builder.number(below: 3), context).withCallableLabels
        let base = builder.names.next() + "Base"
        var superclass = TypeDeclaration(keyword: "class", name: base, access: access)
        superclass.members = ["let page: Page"]
        let initializer = Initializer(access: access, parameters: parameters)
        superclass.initializers = [initializer]
        builder.declare(Declaration(content: .type(superclass)), in: module)
        let name = builder.implicitName()
        let subclass = TypeDeclaration(keyword: "final class", name: name, access: access, inheritance: [base])
        builder.declare(Declaration(content: .type(subclass), isChosen: true), in: module)
        let provider = Provider(
            typeName: "\(builder.program.modules[module].name).\(name)", initializer: initializer.signature)
        provider.arguments = parameters.map(\.argument)
        provider.effects = parameters.reduce(Effects()) { $0.union($1.effects) }
        for type in [name, base] {
            builder.offers.append(
                Offer(
                    type: type, key: type, wiring: .made(provider), effects: provider.effects, module: module,
                    provided: module,
                    isSendable: false, reachesShared: parameters.contains(where: \.reachesShared),
                    isDirect: type == name))
        }
        builder.program.roots.append(.init(name: name.accessor(), wiring: .made(provider), effects: provider.effects))
        return true
    }
}
