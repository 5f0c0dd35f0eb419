extension Request {
    /// `T?` with a provider of `T`.
    static let optional = Request(name: "optional") { builder, context in
        builder.take(context) { context.takes($0) }.map { offer in
            let type = offer.tag.map { "Tagged<\(offer.type), \($0)>" } ?? offer.type
            let isLong = builder.chance(20)
            return builder.parameter(
                offer,
                type: isLong
                    ? "\(builder.standard)Optional<\(type)>" : type.hasPrefix("any ") ? "(\(type))?" : type + "?")
        }
    }

    /// `T?` without one.
    static let absent = Request(name: "absent") { builder, context in
        guard context.takesAbsent else { return nil }
        let name = builder.names.next()
        builder.declare("\(builder.access(in: context.module))protocol \(name): Sendable {}\n", in: context.module)
        return builder.parameter("(any \(name))?", .nothing)
    }
}
