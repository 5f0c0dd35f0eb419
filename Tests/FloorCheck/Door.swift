import Foundation
import SwiftSyntax

/// The types that other packages see: exactly those on the page of DpendKit.
struct Door {
    private let listed: Set<String>

    init(_ root: URL) throws {
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation.docc/DpendKit.md"), encoding: .utf8)
        listed = Set(
            page.split(separator: "\n").filter { $0.hasPrefix("- ``") }.map { $0.dropFirst(4).prefix { $0 != "`" } }
                .map(String.init))
    }

    func errors(_ files: [FloorFile]) -> [String] {
        let declared = files.flatMap { file in
            file.tree.statements.compactMap { statement -> (name: String, path: String)? in
                guard case .decl(let declaration) = statement.item, !declaration.is(ExtensionDeclSyntax.self),
                    !declaration.is(ImportDeclSyntax.self), declaration.isPublic
                else { return nil }
                return (declaration.declaredNames.first ?? "", file.path)
            }
        }
        return declared.filter { !listed.contains($0.name) }.map {
            "\($0.path): '\($0.name)' is public, and the page of DpendKit does not list it"
        }
            + listed.subtracting(declared.map(\.name)).sorted().map {
                "the page of DpendKit lists '\($0)', which is not public"
            }
    }
}

extension DeclSyntax {
    fileprivate var isPublic: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
            ["public", "open"].contains($0.name.text) && $0.detail == nil
        } ?? false
    }
}
