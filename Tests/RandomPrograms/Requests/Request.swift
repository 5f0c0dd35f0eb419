/// A form in which a parameter requires a key.
struct Request: Sendable {
    var name: String
    /// Its frequency, compared to others.
    var weight = 10
    /// A parameter, or nil if no offer fits.
    var make: @Sendable (inout ProgramBuilder, RequestContext) -> Parameter?

    static let all: [Request] = [
        .plain, .tagged, .optional, .absent, .defaultValue, .replacedDefault, .variadic, .deferred, .deferredTagged,
        .lazy, .collection,
        .singleCollection, .alias, .spelling, .some, .assisted, .autoclosure, .deferredCollection, .deferredOptional,
        .optionalDeferred,
        .sending,
    ]
}

extension ProgramBuilder {
    /// Parameters for an initializer.
    mutating func parameters(_ number: Int, _ context: RequestContext) -> [Parameter] {
        var parameters: [Parameter] = []
        for _ in 0..<number {
            let request = pick(Request.all) { $0.weight }
            guard let parameter = request.make(&self, context) else { continue }
            count("request: \(request.name)")
            parameters.append(parameter)
        }
        return parameters.withCallableLabels
    }

    /// A parameter with its own name.
    mutating func parameter(
        _ type: String, _ wiring: Wiring, note: ((String) -> String)? = nil, effects: Effects = Effects(),
        imports: Set<Int> = [],
        reachesShared: Bool = false
    ) -> Parameter {
        let name = names.next().variableName
        let label = chance(10) ? "_" : chance(10) ? pick(["with", "in", "for", "default", "using", "self"]) : name
        let statement = note?(name) ?? "page.note(\"\(name)\", \(name))"
        return Parameter(
            label: label, name: name, type: type, notes: [statement], wiring: wiring, effects: effects,
            imports: imports,
            reachesShared: reachesShared)
    }

    /// A parameter that gets an offer at once.
    mutating func parameter(_ offer: Offer, type: String? = nil, wiring: Wiring? = nil) -> Parameter {
        parameter(
            type ?? offer.type, wiring ?? offer.wiring, effects: offer.effects, imports: offer.imports,
            reachesShared: offer.reachesShared)
    }
}

extension RequestContext {
    /// Whether an offer is available at once.
    func takes(_ offer: Offer) -> Bool {
        !(isKept && offer.reachesShared) && !(needsSendable && !offer.isSendable && !(takesFresh && offer.isFresh))
            && offer.assisted.isEmpty
    }

    /// Whether a plain `T` can require it.
    func takesPlain(_ offer: Offer) -> Bool { takes(offer) && offer.tag == nil && !offer.isOptional }
}

extension [Parameter] {
    /// The same with labels that let Swift detect omitted parameters.
    var withCallableLabels: [Parameter] {
        var result: [Parameter] = []
        for var parameter in self {
            let isLeftOut = parameter.defaultValue != nil || parameter.type.hasSuffix("...")
            let previous = result.last
            let isBehindVariadic = previous?.type.hasSuffix("...") == true
            if isLeftOut || isBehindVariadic || previous?.label == parameter.label { parameter.label = parameter.name }
            result.append(parameter)
        }
        return result
    }
}
