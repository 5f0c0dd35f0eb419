extension Request {
    /// `T`
    static let plain = Request(name: "plain", weight: 40) { builder, context in
        builder.take(context, where: context.takesPlain).map { builder.parameter($0) }
    }

    /// `Tagged<T, Tag>`
    static let tagged = Request(name: "tagged") { builder, context in
        builder.take(context) { context.takes($0) && $0.tag != nil }.map {
            builder.parameter($0, type: "Tagged<\($0.type), \($0.tag!)>")
        }
    }

    /// Another spelling of the same type.
    static let spelling = Request(name: "spelling") { builder, context in
        builder.take(context, where: context.takesPlain).map { offer in
            let name = offer.isProtocol ? String(offer.type.dropFirst(4)) : offer.type
            // In a composition each part would have its own module.
            let qualified = name.contains("&") ? name : builder.program.modules[offer.module].name + "." + name
            let any = offer.isProtocol ? "any " : ""
            return builder.parameter(
                offer, type: builder.pick(["(\(offer.type))", any + qualified, any + "(\(name))"]))
        }
    }

    /// `some P`
    static let some = Request(name: "some") { builder, context in
        guard context.takesDefaults else { return nil }
        return builder.take(context) { context.takesPlain($0) && $0.isProtocol && !$0.type.contains("&") }.map {
            offer in
            builder.parameter(offer, type: "some " + offer.type.dropFirst(4))
        }
    }

    /// `sending T`
    static let sending = Request(name: "sending", weight: 6) { builder, context in
        guard context.takesDefaults else { return nil }
        return builder.take(context) { context.takesPlain($0) && $0.isSent }.map {
            builder.parameter($0, type: "sending \($0.type)")
        }
    }

    /// A type alias.
    static let alias = Request(name: "alias") { builder, context in
        builder.take(context, where: context.takesPlain).map { offer in
            let name = builder.names.next()
            builder.declare(
                "\(builder.access(in: context.module))typealias \(name) = \(offer.type)\n", in: context.module,
                naming: offer.imports)
            return builder.parameter(offer, type: name)
        }
    }
}
