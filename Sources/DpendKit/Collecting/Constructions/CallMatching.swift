/// Matches the arguments of a call with parameters, as far as labels allow it.
enum CallMatching {
    /// A parameter as the caller sees it.
    struct Parameter {
        var label: String
        var hasDefault: Bool
        var isVariadic = false
        var isClosure = false
    }

    /// The position of the parameter of each argument; nil if the call cannot mean this initializer.
    static func positions(of arguments: [WrittenConstruction.Argument], in parameters: [Parameter]) -> [Int]? {
        var positions: [Int] = []
        var next = 0
        for argument in arguments {
            if let last = positions.last, parameters[last].isVariadic, !argument.isTrailing, argument.label == "_" {
                positions.append(last)
                continue
            }
            var found: Int?
            while next < parameters.count {
                let parameter = parameters[next]
                // A trailing closure has no label, whatever its parameter's label is.
                let fits =
                    argument.isTrailing && argument.label == "_"
                    ? parameter.isClosure : parameter.label == argument.label
                if fits {
                    found = next
                    break
                }
                guard parameter.hasDefault || parameter.isVariadic else { return nil }
                next += 1
            }
            guard let found else { return nil }
            positions.append(found)
            next = found + 1
        }
        return parameters[next...].allSatisfy { $0.hasDefault || $0.isVariadic } ? positions : nil
    }

    /// The number of parameters that a call omits; nil if the call cannot mean this initializer.
    static func leftOut(by arguments: [WrittenConstruction.Argument], in parameters: [Parameter]) -> Int? {
        positions(of: arguments, in: parameters).map { parameters.count - Set($0).count }
    }
}

extension DependencyFactory.Parameter {
    /// The parameter as the caller sees it.
    var called: CallMatching.Parameter {
        .init(label: label, hasDefault: hasDefault, isClosure: dependency.type.isClosure)
    }
}

extension ParameterDeclaration {
    /// The parameter as the caller sees it.
    var called: CallMatching.Parameter {
        .init(label: label, hasDefault: hasDefault, isVariadic: isVariadic, isClosure: type.isClosure)
    }
}

extension TypeExpression {
    /// Whether a closure can be passed. The type may be an alias of one.
    fileprivate var isClosure: Bool {
        switch unwrapped {
        case .function: true
        case .nominal(let nominal):
            nominal.module == nil && !PlainValues.contains(nominal.path) || nominal.path.hasSuffix("Handler")
                || nominal.path.hasSuffix("Closure")
        case .optional, .array, .dictionary, .tuple, .composition, .metatype, .protocolMetatype, .other: false
        }
    }
}
