/// Objects that other code may keep because of their own initializer.
extension CodeIndex {
    /// Whether the initializers of a class do not pass on `self`, as far as the sources declare its types.
    func keepsSelf(_ path: String) -> Bool {
        guard isDeclared(path) else { return false }
        return lineage(of: path).filter { kind(of: $0) == .class || kind(of: $0) == .actor }.allSatisfy { type in
            ownMembers("init", of: type).allSatisfy { place in
                guard let body = self[place].body else { return false }
                return body.allSatisfy(\.isPlainSetting)
            }
        }
    }
}

extension CodeStatement {
    /// Whether it only sets a property, or calls an initializer of the superclass.
    fileprivate var isPlainSetting: Bool {
        switch self {
        case .expression(.binary(_, "=", let value, _)): value.isWithoutSelf
        case .expression(.call(let call)):
            if case .member(.name("super", _)?, "init", _) = call.callee {
                call.arguments.allSatisfy(\.value.isWithoutSelf)
            } else {
                false
            }
        case .expression, .variable, .result, .failure, .branch, .loop, .block, .function: false
        }
    }
}

extension CodeExpression {
    /// Whether the value surely does not contain `self`.
    fileprivate var isWithoutSelf: Bool {
        switch self {
        case .name(let name, _): name != "self"
        case .literal, .metatype, .keyPath, .member(nil, _, _): true
        case .member(let base?, _, _): base.isWithoutSelf
        case .call(let call): call.callee.isWithoutSelf && call.arguments.allSatisfy(\.value.isWithoutSelf)
        case .cast(let value, _, _), .forced(let value), .chained(let value), .attempt(let value, _):
            value.isWithoutSelf
        case .binary(let left, _, let right, _): left.isWithoutSelf && right.isWithoutSelf
        case .conditional(let condition, let first, let second):
            condition.isWithoutSelf && first.isWithoutSelf && second.isWithoutSelf
        case .array(let elements): elements.allSatisfy(\.isWithoutSelf)
        case .dictionary(let elements): elements.allSatisfy { $0.0.isWithoutSelf && $0.1.isWithoutSelf }
        case .tuple(let elements): elements.allSatisfy(\.value.isWithoutSelf)
        case .closure, .branch, .other: false
        }
    }
}
