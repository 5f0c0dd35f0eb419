extension CodeWalker {
    /// Walks a closure and returns the type of its result.
    ///
    /// - Parameters:
    ///   - runs: Whether it runs in place.
    ///   - isInOrder: Whether it runs before the next statement.
    @discardableResult
    func walk(
        _ closure: CodeClosure, expecting: TypeExpression? = nil, given: [TypeExpression] = [],
        slots: [ParameterSlot] = [], resolver: Int? = nil, result holder: Int? = nil, runs: Bool = false,
        isInOrder: Bool = false
    ) -> Typed {
        let outer = frame
        defer { frame = outer }
        if !runs { (frame.origin, frame.providing, frame.closure) = (nil, nil, closure.location) }
        frame.list = nil
        let captured = closure.renamedCaptures.map { ($0.name, walk($0.value)) }
        frame.locals.append([:])
        for (name, typed) in captured { frame.declare(name, .value(typed, constant: nil)) }
        frame.resultHolder = holder
        frame.isInOrder = isInOrder
        frame.closureDepth += 1
        frame.isOffMainActor = frame.areClosuresOffMainActor && !closure.isOnMainActor
        frame.areClosuresOffMainActor = false
        var parameters = given.map { Optional($0) }
        var result = closure.result.map(resolve)
        if case .function(let function)? = expecting?.unwrappedOnce {
            if parameters.isEmpty { parameters = function.parameters.map { $0.mentionsGeneric ? nil : $0 } }
            if result == nil, !function.result.mentionsGeneric { result = function.result }
        }
        let names =
            closure.hasSignature
            ? closure.parameters.map(\.name) : (0..<max(closure.anonymousCount, parameters.count)).map { "$\($0)" }
        for (number, name) in names.enumerated() {
            let written = closure.hasSignature ? closure.parameters[number].type.map(resolve) : nil
            if let type = written ?? (number < parameters.count ? parameters[number] : nil) {
                let isResolver = number < given.count && resolver != nil && containerDialect(of: type) != nil
                frame.declare(
                    name,
                    .value(
                        isResolver ? .instance(type, mention: resolver.map(flow.declaration)) : Typed(type),
                        constant: nil))
                let slot = number - given.count
                if slots.indices.contains(slot) { slots[slot].type = type }
            } else if slots.indices.contains(number - given.count) {
                frame.declare(name, .parameter(slots[number - given.count]))
            } else {
                frame.declare(name, .value(.unknown, constant: nil))
            }
        }
        let typed = walk(closure.body, resultOf: result, isWhole: true)
        return closure.result.map { Typed(resolve($0)) } ?? typed
    }
}
