import SwiftSyntax

/// The names that one floor declares for others.
struct DeclaredNames {
    /// Top-level types, functions and variables, by the floors that declare them.
    private(set) var outermost: [String: Set<Int>] = [:]
    /// The members that extensions add to types of other floors and of libraries, by the floors that add them.
    private(set) var additions: [String: Set<Int>] = [:]
    /// Nested types, by the name of the type around them. In that type they hide top-level ones.
    private(set) var nestedTypes: [String: Set<String>] = [:]
    /// Initializers by the names of their types, including memberwise ones.
    private(set) var initializers: [String: [(parameters: CallShape, floor: Int)]] = [:]
    /// Operators that extensions add to types of other floors. Their uses are invisible.
    private(set) var addedOperators: [(name: String, type: String, path: String)] = []
    /// The types' own members. Such a name does not identify an extension of another type.
    private(set) var members: Set<String> = []

    mutating func add(_ file: FloorFile) {
        for statement in file.tree.statements {
            guard case .decl(let declaration) = statement.item, !declaration.isOfItsFileOnly else { continue }
            for name in declaration.declaredNames { outermost[name, default: []].insert(file.floor) }
        }
    }

    /// Called after `add` for all files. An addition counts only if another floor declares its type.
    mutating func addMembers(of file: FloorFile) {
        for statement in file.tree.statements {
            guard case .decl(let declaration) = statement.item,
                let type = declaration.asProtocol((any DeclGroupSyntax).self)
            else { continue }
            let added = type.as(ExtensionDeclSyntax.self)
            let isAddition = added.map { outermost[$0.names.first ?? ""]?.contains(file.floor) != true } ?? false
            addMembers(
                of: type, named: added?.names.last ?? declaration.declaredNames.first ?? "", in: file,
                areAdditions: isAddition)
        }
    }

    private mutating func addMembers(
        of type: any DeclGroupSyntax, named owner: String, in file: FloorFile, areAdditions: Bool
    ) {
        for member in type.memberBlock.members {
            for name in member.decl.declaredNames {
                if areAdditions, !member.decl.isOfItsFileOnly {
                    additions[name, default: []].insert(file.floor)
                    if member.decl.isOperator { addedOperators.append((name, owner, file.path)) }
                } else {
                    members.insert(name)
                }
            }
            if member.decl.isType { nestedTypes[owner, default: []].formUnion(member.decl.declaredNames) }
            if let initializer = member.decl.as(InitializerDeclSyntax.self), !member.decl.isOfItsFileOnly {
                initializers[owner, default: []].append(
                    (CallShape(initializer.signature.parameterClause.parameters), file.floor))
            }
            if let inner = member.decl.asProtocol((any DeclGroupSyntax).self) {
                addMembers(of: inner, named: member.decl.declaredNames.first ?? "", in: file, areAdditions: false)
            }
        }
        if let memberwise = type.as(StructDeclSyntax.self).flatMap(CallShape.init(memberwise:)) {
            initializers[owner, default: []].append((memberwise, file.floor))
        }
    }
}

extension ExtensionDeclSyntax {
    /// `A` and `B` of `extension A.B`.
    var names: [String] {
        var names: [String] = []
        var type = extendedType
        while let member = type.as(MemberTypeSyntax.self) {
            names.insert(member.name.text, at: 0)
            type = member.baseType
        }
        return (type.as(IdentifierTypeSyntax.self).map { [$0.name.text] } ?? []) + names
    }
}

extension DeclSyntax {
    var isOfItsFileOnly: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers
            .contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } ?? false
    }

    var isOperator: Bool { self.as(FunctionDeclSyntax.self)?.name.text.contains { $0.isLetter || $0 == "_" } == false }

    var isType: Bool {
        asProtocol((any DeclGroupSyntax).self) != nil || self.is(TypeAliasDeclSyntax.self)
            || self.is(AssociatedTypeDeclSyntax.self)
    }

    var declaredNames: [String] {
        if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
        return []
    }
}
