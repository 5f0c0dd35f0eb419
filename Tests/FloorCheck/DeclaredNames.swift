import SwiftSyntax

/// The names that one floor declares for others.
struct DeclaredNames {
    /// Types, functions and variables outside of all types, by the floors that declare them.
    private(set) var outermost: [String: Set<Int>] = [:]
    /// What extensions add to types of other floors and of libraries, by the floors that add it.
    private(set) var additions: [String: Set<Int>] = [:]
    /// Types inside of types, by floor: there such a name hides one of another floor.
    private(set) var nestedTypes: [Int: Set<String>] = [:]
    /// What types have of their own: such a name says nothing of an extension of another type.
    private(set) var members: Set<String> = []

    mutating func add(_ file: FloorFile) {
        for statement in file.tree.statements {
            guard case .decl(let declaration) = statement.item, !declaration.isOfItsFileOnly else { continue }
            for name in declaration.declaredNames { outermost[name, default: []].insert(file.floor) }
        }
    }

    /// After `add` for all files: an addition is one only if its type is declared on another floor.
    mutating func addMembers(of file: FloorFile) {
        for statement in file.tree.statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
                let isAddition =
                    type.as(ExtensionDeclSyntax.self).map { outermost[$0.outermostName]?.contains(file.floor) != true } ?? false
                addMembers(type.memberBlock, of: file.floor, areAdditions: isAddition)
            }
        }
    }

    private mutating func addMembers(_ block: MemberBlockSyntax, of floor: Int, areAdditions: Bool) {
        for member in block.members {
            for name in member.decl.declaredNames {
                if areAdditions, !member.decl.isOfItsFileOnly {
                    additions[name, default: []].insert(floor)
                } else {
                    members.insert(name)
                }
            }
            if let type = member.decl.asProtocol((any DeclGroupSyntax).self) {
                nestedTypes[floor, default: []].formUnion(member.decl.declaredNames)
                addMembers(type.memberBlock, of: floor, areAdditions: false)
            }
        }
    }
}

extension ExtensionDeclSyntax {
    /// `A` of `extension A.B`.
    var outermostName: String {
        var type = extendedType
        while let member = type.as(MemberTypeSyntax.self) { type = member.baseType }
        return type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
    }
}

extension DeclSyntax {
    var isOfItsFileOnly: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers
            .contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } ?? false
    }

    var declaredNames: [String] {
        if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
        return []
    }
}
