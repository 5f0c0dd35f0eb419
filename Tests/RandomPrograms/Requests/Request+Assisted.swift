extension Request {
    /// `(A, B) -> T` of a class with run-time values.
    static let assisted = Request(name: "assisted", weight: 14) { builder, context in
        guard context.takesClosures else { return nil }
        return builder.take(context) { !$0.assisted.isEmpty }.map { offer in
            let types = offer.assisted.map(\.type).joined(separator: ", ")
            let values = offer.assisted.map(\.value).joined(separator: ", ")
            let parameter = builder.closure(
                "(\(types))", values, offer.type, offer.wiring, offer.effects, context, imports: offer.imports)
            builder.closureTypes[offer.type, default: []].insert(parameter.type)
            return parameter
        }
    }
}
