import SwiftSyntax

/// A declaration, closure or loop around a call.
struct CodeScope {
    /// The place that identifies the declaration of a type; nil for other scopes.
    var type: SourceLocation?
    /// The name; empty for a closure.
    var name = ""
    /// Names that hide types: generic parameters, local functions and variables.
    var hidden: Set<String> = []
    /// The names of parameters of a function or closure.
    private(set) var parameters: Set<String> = []
    /// The names of the types of a function's parameters, by the parameters' names within it.
    private(set) var parameterTypes: [String: String] = [:]
    /// The result of a function, for `.init(…)`.
    var returned: TypeSyntax?
    var place: WrittenConstruction.Place?
    /// The beginning of a function, an accessor or a property.
    var member: SourceLocation?
    /// Its purpose; nil for a part of the application.
    var aside: AsideCode.Kind?
    /// Whether its code may run later than the code around it, or several times.
    var mayRepeat = false

    /// Adds a parameter of a function, by its name within it.
    mutating func addParameter(_ name: String, _ type: TypeSyntax) {
        addParameter(name)
        parameterTypes[name] = type.named.trimmedDescription
    }

    /// Adds the named parameters of a closure.
    mutating func addParameters(of closure: ClosureExprSyntax) {
        switch closure.signature?.parameterClause {
        case .simpleInput(let parameters): for parameter in parameters { addParameter(parameter.name.plainText) }
        case .parameterClause(let clause):
            for parameter in clause.parameters { addParameter((parameter.secondName ?? parameter.firstName).plainText) }
        case nil: break
        }
    }

    private mutating func addParameter(_ name: String) {
        hidden.insert(name)
        parameters.insert(name)
    }
}

extension TypeSyntax {
    /// `Store` for `any Store`, `(any Store)?` and `borrowing Store`.
    fileprivate var named: TypeSyntax {
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.named }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.named }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.named }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.named }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.named
        }
        return self
    }
}

/// The scopes around a node, outermost first.
struct CodeScopes {
    private var all: [CodeScope] = []

    mutating func enter(_ scope: CodeScope) { all.append(scope) }

    mutating func leave() { all.removeLast() }

    /// Hides types of this name in the innermost scope, if it is a body or a closure.
    mutating func hide(_ name: String) {
        if isBody { all[all.count - 1].hidden.insert(name) }
    }

    /// Hides types with a name of this pattern in the innermost scope, if it is a body or a closure.
    mutating func hide(_ pattern: PatternSyntax) {
        if let name = pattern.as(IdentifierPatternSyntax.self) { hide(name.identifier.plainText) }
        if let tuple = pattern.as(TuplePatternSyntax.self) { for element in tuple.elements { hide(element.pattern) } }
    }

    func isHidden(_ name: String) -> Bool { all.contains { $0.hidden.contains(name) } }

    /// Whether a name is a variable or parameter of the functions and closures around the node.
    func isLocal(_ name: String) -> Bool { isHidden(name) || Self.isAnonymousParameter(name) }

    /// `$0`.
    private static func isAnonymousParameter(_ name: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return name.utf8.first == UInt8(ascii: "$") && name.utf8.dropFirst().allSatisfy(digits.contains)
    }

    /// The variable that a name in an expression means.
    func namedVariable(_ name: String) -> WrittenConstruction.NamedVariable {
        if Self.isAnonymousParameter(name) { return .init(name: name, isLocal: true, isParameter: true) }
        let scope = all.last { $0.hidden.contains(name) }
        return .init(
            name: name, isLocal: scope != nil, isParameter: scope?.parameters.contains(name) ?? false,
            type: scope?.parameterTypes[name])
    }

    var isEmpty: Bool { all.isEmpty }

    /// Whether the node lies in a body or a closure.
    var isBody: Bool { all.last.map { $0.type == nil } ?? false }

    /// Whether the node lies in a closure, in a loop, or in a function within another one.
    var isDeferred: Bool { all.contains(where: \.mayRepeat) || all.count { $0.member != nil } > 1 }

    /// The declared result of the innermost body, closure or loop.
    var returned: TypeSyntax? { all.last { $0.type == nil }?.returned }

    var place: WrittenConstruction.Place? { all.last { $0.place != nil }?.place }

    /// The purpose of the outermost code beside the application around the node.
    var aside: AsideCode.Kind? { all.lazy.compactMap(\.aside).first }

    /// The types around the node, innermost first.
    var types: [SourceLocation] { all.reversed().compactMap(\.type) }

    /// The names around the node, outermost first.
    var owners: [String] { all.map(\.name).filter { !$0.isEmpty } }

    /// The outermost function, accessor or property.
    var member: SourceLocation? { all.first { $0.member != nil }?.member }

    /// The name of the function around the node. Initial values, and code outside of all functions, run like
    /// initializers.
    var runningMember: String {
        guard let member = all.first(where: { $0.member != nil }), place == .body else { return "init" }
        return member.name
    }
}
