/// Members without code that matters. Most members of applications are of this kind.
extension CodeWalker {
    /// Whether the walk of a member cannot find anything: the member has no code, and its types are no containers.
    func isPlain(_ place: CodeIndex.MemberPlace) -> Bool {
        let member = index[place]
        switch member.kind {
        case .enumerationCase: return true
        case .property: if !member.attributes.allSatisfy(isPlain) { return false }
        case .function, .initializer: break
        }
        if member.body != nil { return false }
        if let value = member.value, !value.isPlain { return false }
        if let type = member.type, index.mayBelongToDialect(type) { return false }
        return member.parameters.allSatisfy { $0.defaultValue?.isPlain ?? true && !index.mayBelongToDialect($0.type) }
    }

    /// Whether an attribute is neither a dialect's nor declared in the sources.
    private func isPlain(_ attribute: CodeAttribute) -> Bool {
        attribute.arguments.isEmpty && !index.mayDeclare(attribute.name)
            && dialects.allSatisfy { $0.values == nil && $0.request(ofAttribute: attribute) == nil }
    }
}

extension CodeExpression {
    /// Whether it only states a value.
    fileprivate var isPlain: Bool {
        switch self {
        case .literal: true
        case .array(let elements): elements.isEmpty
        default: false
        }
    }
}
