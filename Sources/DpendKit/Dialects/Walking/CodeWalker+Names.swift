extension CodeWalker {
    /// The name that an expression stands for.
    func nameValue(_ expression: CodeExpression?, depth: Int = 0) -> NameValue {
        guard let expression, depth < 8 else { return expression == nil ? .none : .unknown }
        switch expression {
        case .literal(.string(let text)): return text.map { .text($0) } ?? .unknown
        case .literal(.nothing): return .none
        case .metatype(let type): return .text(resolve(type).spelling(.plain))
        case .literal(.integer(let number)): return .text("int(\(number))")
        case .member(nil, let name, _):
            for type in dialects.flatMap(\.nameTypes) {
                if let place = index.members(name, of: type).first { return constant(place, depth: depth) }
            }
            return .unknown
        case .name(let name, _):
            switch frame.local(name) {
            case .value(_, let constant?)?: return nameValue(constant, depth: depth + 1)
            case .value?, .parameter?, .wrapped?: return captured == nil ? .unknown : .parameter(name)
            case .function?: return .unknown
            case nil: break
            }
            let own = frame.owner.map { index.members(name, of: index.name(ofType: $0, file: frame.file)) } ?? []
            return constant((own + index.globals(name)).first, depth: depth)
        case .member(let base?, "rawValue", _):
            guard let (type, name) = caseName(base) else { return .unknown }
            guard let place = index.members(name, of: type).first, index[place].kind == .enumerationCase else {
                return .unknown
            }
            return index[place].value.map { nameValue($0, depth: depth + 1) } ?? .text(name)
        case .member(let base?, let name, _):
            guard case .metatype(let type) = silently({ walk(base) }), let path = type.nominal?.path else {
                return .unknown
            }
            guard let place = index.members(name, of: path).first else { return .unknown }
            if index[place].kind == .enumerationCase {
                return index[place].value.map { nameValue($0, depth: depth + 1) } ?? .text(name)
            }
            return constant(place, depth: depth)
        case .call(let call):
            // `String(describing: X.self)`, and a type that is made from a text.
            guard let first = call.arguments.first, call.arguments.count == 1 else { return .unknown }
            if first.label == "describing" || first.label == "reflecting",
                case .metatype(let type) = silently({ walk(first.value) })
            {
                return .text(type.spelling(.plain))
            }
            return first.label == nil || first.label == "rawValue" ? nameValue(first.value, depth: depth + 1) : .unknown
        case .binary(let left, "+", let right, _):
            guard case .text(let first) = nameValue(left, depth: depth + 1),
                case .text(let second) = nameValue(right, depth: depth + 1)
            else { return .unknown }
            return .text(first + second)
        default: return .unknown
        }
    }

    func constant(_ place: CodeIndex.MemberPlace?, depth: Int) -> NameValue {
        guard let place, index[place].kind == .property, let value = index[place].value else { return .unknown }
        return nameValue(value, depth: depth + 1)
    }

    /// `X.a`, with the type.
    private func caseName(_ expression: CodeExpression) -> (type: String, name: String)? {
        guard case .member(let base?, let name, _) = expression, case .metatype(let type) = silently({ walk(base) }),
            let path = type.nominal?.path
        else { return nil }
        return (path, name)
    }
}
