/// A function that a library generates, with its requests and run-time values.
struct GeneratedFunction {
    var dialect: Int
    var label: String
    var result: TypeExpression?
    /// The parameters that it asks the container for, each with the accessor and the name.
    var asked: [(label: String, location: SourceLocation, type: TypeExpression, accessor: String, name: String?)] = []
    /// The types of its parameters besides the resolver.
    var arguments: [TypeExpression] = []
}

extension CodeWalker {
    /// The function with a name that a library generates for a type; nil if it does not exist.
    func generated(_ name: String, of type: TypeExpression) -> GeneratedFunction? {
        guard let path = type.nominal?.path else { return nil }
        for (number, dialect) in dialects.enumerated() {
            guard let maker = dialect.maker else { continue }
            var function = GeneratedFunction(dialect: number, label: maker.label, result: type)
            let isMaker = name == maker.function
            let declared = index.ownMembers(isMaker ? "init" : name, of: path).first { place in
                index[place].attributes.contains { maker.attributes.contains($0.name) }
            }
            if let declared {
                if !isMaker { function.result = self.type(of: declared).type }
                for (parameter, type) in zip(index[declared].parameters, parameterTypes(of: declared)) {
                    add(parameter.label, type, parameter.attributes, parameter.location, to: &function, maker)
                }
                return function
            }
            guard isMaker, index.attributes(ofType: path).contains(where: { maker.attributes.contains($0.name) }) else {
                continue
            }
            for place in index.ownMembers(of: path) where index[place].isStored && !index[place].isStatic {
                if let type = self.type(of: place).type {
                    add(index[place].name, type, index[place].attributes, index[place].location, to: &function, maker)
                }
            }
            return function
        }
        return nil
    }

    private func add(
        _ label: String, _ type: TypeExpression, _ attributes: [CodeAttribute], _ location: SourceLocation,
        to function: inout GeneratedFunction, _ maker: GeneratedMaker
    ) {
        let names = attributes.map(\.name)
        if names.contains(maker.defaulted) { return }
        if names.contains(maker.argument) {
            function.arguments.append(type)
            return
        }
        guard let accessor = dialects[function.dialect].accessor(of: type.unwrappedOnce) else { return }
        var name: String?
        if let named = attributes.first(where: { $0.name == maker.named })?.arguments.first,
            case .text(let text) = nameValue(named.value)
        {
            name = text
        }
        function.asked.append((label, location, type.unwrappedOnce, accessor, name))
    }

    /// Notes the requests of a generated function where it is called.
    func ask(_ function: GeneratedFunction, of containers: [Int], at location: SourceLocation) {
        for parameter in function.asked {
            var asked = request(
                RegistryKey(type: parameter.type, name: parameter.name), .forced, at: location, reason: nil)
            asked.containers = containers
            asked.accessor = .init(function: parameter.accessor, name: parameter.name)
            asked.parameter = .init(label: parameter.label, location: parameter.location)
            registries[function.dialect].requests.append(asked)
        }
    }

    /// The type that a generated function as factory makes, and the types of its run-time values: `X.make`.
    func parameters(
        ofGenerated factory: CodeExpression, type: TypeExpression?, of containers: [Int], at location: SourceLocation
    ) -> (made: TypeExpression?, arguments: [TypeExpression?]?)? {
        guard case .member(let base, let name, _) = factory else { return nil }
        let owner: TypeExpression? =
            if let base { if case .metatype(let found) = silently({ walk(base) }) { found } else { nil } } else { type }
        guard let owner, let function = generated(String(name.prefix { $0 != "(" }), of: owner) else { return nil }
        ask(function, of: containers, at: location)
        return (function.result, function.arguments)
    }
}
