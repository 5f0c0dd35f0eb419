extension Scene {
    /// An object that other code makes, whose properties are injected.
    static let injected = Scene(name: "inject(into:)") { builder, _ in
        let module = builder.applicationIndex
        let isOnMainActor = builder.chance(30)
        let context = RequestContext(module: module, isOnMainActor: isOnMainActor)
        var properties: [Parameter] = []
        for _ in 0...builder.number(below: 3) {
            let request = builder.pick([
                Request.plain, .tagged, .optional, .absent, .alias, .spelling, .singleCollection,
            ])
            guard let property = request.make(&builder, context), property.effects.onMainActor == false || isOnMainActor
            else { continue }
            properties.append(property)
        }
        guard !properties.isEmpty else { return false }
        let name = builder.names.next() + "Screen"
        var type = TypeDeclaration(
            keyword: "final class", name: name, access: "", attributes: isOnMainActor ? [builder.mainActor] : [])
        type.members = ["nonisolated let page: Page"] + properties.map { "@Injected var \($0.name): \($0.type)" }
        let notes = properties.map { "self.page.note(\"\($0.name)\", self.\($0.name))" }.joined(separator: "; ")
        type.initializers = [
            Initializer(
                access: "", body: ["page = Page(\"init()\")", "page.whenComplete { [unowned self] in \(notes) }"])
        ]
        builder.declare(
            Declaration(content: .type(type), namedModules: properties.reduce(into: []) { $0.formUnion($1.imports) }),
            in: module)
        let provider = Provider(typeName: "\(builder.program.modules[module].name).\(name)", initializer: "init()")
        provider.arguments = properties.map(\.argument)
        let effects = properties.reduce(Effects(onMainActor: isOnMainActor)) { $0.union($1.effects) }
        builder.program.roots.append(
            .init(name: name.lowerCamel, wiring: .made(provider), effects: effects, injectedType: name))
        return true
    }
}
