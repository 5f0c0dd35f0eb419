extension Scene {
    /// A generic class, required with several arguments.
    static let generic = Scene(name: "generic class") { builder, module in
        let context = RequestContext(module: module, isMadeOften: true)
        let arguments = (0...builder.number(below: 2)).compactMap { _ in
            builder.take(context) {
                context.takesPlain($0) && !$0.isProtocol && $0.isDirect && !$0.key.contains("<") && $0.usesLeft > 1
            }
        }
        guard !arguments.isEmpty else { return false }
        let access = builder.access(in: module)
        let name = builder.implicitName()
        var others = builder.parameters(builder.number(below: 2), context).withCallableLabels
        others.removeAll { $0.type.hasPrefix("some ") || $0.type.hasSuffix("...") || $0.defaultValue != nil }
        var content = builder.parameter("Content", .nothing)
        content.label = content.name
        var type = TypeDeclaration(keyword: "final class", name: name, generics: "<Content>", access: access)
        type.members = ["let page: Page"]
        let initializer = Initializer(access: access, parameters: others + [content])
        type.initializers = [initializer]
        builder.declare(Declaration(content: .type(type), isChosen: true), in: module)
        var consumer = builder.draft(.class, in: module)
        var seen: Set<String> = []
        for argument in arguments where seen.insert(argument.key).inserted {
            let home = builder.program.modules[argument.module].name
            let provider = Provider(
                typeName: "\(builder.program.modules[module].name).\(name)<\(home).\(argument.key)>",
                initializer: initializer.signature)
            provider.arguments = others.map(\.argument) + [.init(name: content.name, wiring: argument.wiring)]
            provider.effects = others.reduce(argument.effects) { $0.union($1.effects) }
            let offer = Offer(
                type: "\(name)<\(argument.type)>", key: "\(name)<\(argument.key)>", wiring: .made(provider),
                effects: provider.effects,
                module: argument.module, provided: module, isSendable: false,
                reachesShared: argument.reachesShared || others.contains(where: \.reachesShared), isDirect: false)
            consumer.parameters.append(builder.parameter(offer))
        }
        builder.finish(consumer)
        return true
    }
}
