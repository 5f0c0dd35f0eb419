/// A property with an attribute that takes an object from the environment.
struct EnvironmentRequest {
    /// The type, as written; nil if it is not written.
    var type: TypeExpression?
    var isOptional: Bool
    /// The modifier that supplies the object.
    var supply: String

    /// Whether a member is one of these properties. Only its attributes decide.
    static func isWritten(_ member: CodeMember) -> Bool {
        member.kind == .property && member.attributes.contains { attribute($0) != nil }
    }

    /// - Returns: Nil for any other property, and for a value of the environment, which has a default.
    init?(_ member: CodeMember) {
        guard member.kind == .property, !member.isStatic,
            let (attribute, type) = member.attributes.lazy.compactMap({ one in Self.attribute(one).map { (one, $0) } })
                .first
        else { return nil }
        let isObservable = attribute.name.hasSuffix("Environment")
        self.type = type ?? attribute.genericArguments.first ?? member.type?.unwrappedOnce
        isOptional = isObservable && member.type.map { $0 != $0.unwrappedOnce } ?? false
        supply = isObservable ? ".environment" : ".environmentObject"
    }

    /// The type in an attribute; nil within if it has none.
    private static func attribute(_ attribute: CodeAttribute) -> TypeExpression?? {
        switch attribute.name {
        case "EnvironmentObject", "SwiftUI.EnvironmentObject": return .some(nil)
        case "Environment", "SwiftUI.Environment":
            guard attribute.arguments.count == 1, case .metatype(let type) = attribute.arguments[0].value else {
                return nil
            }
            return .some(type)
        default: return nil
        }
    }
}
