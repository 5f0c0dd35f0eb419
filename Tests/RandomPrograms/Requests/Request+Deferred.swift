extension Request {
    /// `() -> T`, with the effects of making a `T`.
    static let deferred = Request(name: "deferred", weight: 16) { builder, context in
        guard context.takesClosures else { return nil }
        return builder.take(context) { $0.tag == nil && $0.assisted.isEmpty && !$0.isOptional }.flatMap {
            builder.deferred($0, context)
        }
    }

    /// `() -> Tagged<T, Tag>`
    static let deferredTagged = Request(name: "deferred tagged", weight: 4) { builder, context in
        guard context.takesClosures else { return nil }
        return builder.take(context) { $0.tag != nil && $0.assisted.isEmpty }.flatMap { builder.deferred($0, context) }
    }

    /// `Lazy<T>`
    static let lazy = Request(name: "lazy") { builder, context in
        guard context.takesClosures else { return nil }
        let offer = builder.take(context) {
            $0.assisted.isEmpty && !$0.effects.awaiting && !$0.effects.onMainActor
                && !(context.isKept && $0.reachesShared) && !$0.isOptional
        }
        return offer.map { offer in
            let type = offer.tag.map { "Tagged<\(offer.type), \($0)>" } ?? offer.type
            return builder.parameter(
                "Lazy<\(type)>", .later(offer.wiring, once: true),
                note: {
                    "page.later(\"\($0)\") { Value(try \($0).value) }"
                }, imports: offer.imports, reachesShared: offer.reachesShared)
        }
    }
}

extension ProgramBuilder {
    /// A closure that resolves an offer at its call.
    mutating func deferred(_ offer: Offer, _ context: RequestContext, of wiring: Wiring? = nil, type: String? = nil)
        -> Parameter
    {
        var result = type ?? offer.tag.map { "Tagged<\(offer.type), \($0)>" } ?? offer.type
        var effects = offer.effects
        if chance(20) { effects.throwing = true }
        if chance(15), !effects.onMainActor { effects.awaiting = true }
        var form = ClosureForm()
        if !offer.effects.throwing, chance(50) {
            form.throwsClause =
                effects.throwing
                ? "throws(\(failure(in: context.module)))" : chance(20) ? "throws(\(standard)Never)" : nil
        }
        if effects.awaiting, !effects.onMainActor { form.isolation = pick([nil, .concurrent, .nonsending]) }
        if offer.isSent, chance(15) {
            result = "sending \(result)"
            count("closure: sending result")
        }
        return closure("()", "", result, wiring ?? offer.wiring, effects, context, imports: offer.imports, form: form)
    }

    /// A type of errors, declared.
    mutating func failure(in module: Int) -> String {
        let name = names.next() + "Failure"
        declare("\(access(in: module))struct \(name): \(standard)Error {}\n", in: module)
        return name
    }

    /// A closure with parameters, and its record.
    mutating func closure(
        _ parameters: String, _ arguments: String, _ result: String, _ wiring: Wiring, _ effects: Effects,
        _ context: RequestContext,
        imports: Set<Int>, form: ClosureForm = ClosureForm()
    ) -> Parameter {
        let hasToBeSendable =
            context.needsSendable || (context.isOnMainActor && effects.awaiting && !effects.onMainActor)
        let isSendable = hasToBeSendable || chance(15)
        let attribute = effects.onMainActor ? mainActor + " " : isSendable ? "@Sendable " : ""
        let clause = form.throwsClause ?? (effects.throwing ? "throws" : nil)
        let type = "\(form.attribute)@escaping \(attribute)\(parameters)\(effects.signature(clause)) -> \(result)"
        count("closure: \(form.attribute)\(attribute)\(effects.signature)")
        if let clause = form.throwsClause {
            count("closure: \(clause.hasSuffix("Never)") ? "throws(Never)" : "throws(Failure)")")
        }
        let verb = effects.onMainActor ? "laterOnMainActor" : effects.awaiting ? "laterAwaiting" : "later"
        return parameter(
            type, .later(wiring, once: false),
            note: {
                "page.\(verb)(\"\($0)\") { Value(\(effects.call)\($0)(\(arguments))) }"
            }, imports: imports)
    }
}

/// A form of a closure's type besides its effects.
struct ClosureForm {
    /// `throws(Failure)` or `throws(Never)`, instead of the effects' `throws`.
    var throwsClause: String?
    var isolation: Isolation?

    enum Isolation { case concurrent, nonsending }

    /// The keywords before `@escaping`.
    var attribute: String {
        switch isolation {
        case .concurrent: "@concurrent "
        case .nonsending: "nonisolated(nonsending) "
        case nil: ""
        }
    }
}
