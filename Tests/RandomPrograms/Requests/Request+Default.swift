extension Request {
    /// A default value that nothing replaces.
    static let defaultValue = Request(name: "default value") { builder, context in
        guard context.takesDefaults else { return nil }
        let number = "\(builder.number(below: 90) + 10)"
        var parameter = builder.parameter("Int", .text(number))
        parameter.defaultValue = number
        return parameter
    }

    /// A default value for a provided key.
    static let replacedDefault = Request(name: "replaced default") { builder, context in
        guard context.takesDefaults else { return nil }
        guard
            let offer = builder.take(
                context,
                where: { context.takesPlain($0) && $0.isProtocol && !$0.effects.onMainActor && !$0.type.contains("&") })
        else { return nil }
        let name = builder.names.next() + "Fallback"
        let access = builder.access(in: context.module)
        builder.declare(
            "\(access)struct \(name): \(offer.type.dropFirst(4)) { \(access)init() {} }\n", in: context.module,
            naming: [offer.module])
        var parameter = builder.parameter(offer)
        parameter.defaultValue = "\(name)()"
        return parameter
    }

    /// A variadic parameter, which is omitted.
    static let variadic = Request(name: "variadic", weight: 4) { builder, context in
        guard context.takesDefaults else { return nil }
        let name = builder.names.next()
        builder.declare("\(builder.access(in: context.module))protocol \(name): Sendable {}\n", in: context.module)
        return builder.parameter("any \(name)...", .list([]))
    }
}
