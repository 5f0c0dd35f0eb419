extension Request {
    /// `@autoclosure () -> T`
    static let autoclosure = Request(name: "autoclosure", weight: 4) { builder, context in
        guard context.takesDefaults, context.takesClosures, !context.needsSendable else { return nil }
        let offer = builder.take(context) {
            $0.tag == nil && $0.assisted.isEmpty && !$0.isOptional && $0.effects == Effects()
        }
        return offer.map { offer in
            builder.parameter(
                "@autoclosure @escaping () -> \(offer.type)", .later(offer.wiring, once: false),
                note: {
                    "page.later(\"\($0)\") { Value(\($0)()) }"
                }, imports: offer.imports)
        }
    }
}
