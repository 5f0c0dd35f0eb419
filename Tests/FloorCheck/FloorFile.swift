import Foundation
import SwiftParser
import SwiftSyntax

/// One source of DpendKit and its floor.
struct FloorFile {
    /// Relative to the folder of DpendKit: `Model/DependencyKey.swift`.
    let path: String
    let floor: Int
    let tree: SourceFileSyntax
    let converter: SourceLocationConverter

    init?(_ path: String, in root: URL) throws {
        let folder = path.split(separator: "/").dropLast().first.map(String.init)
        guard let floor = folder.map({ Floors.order[$0] }) ?? Floors.door else { return nil }
        self.path = path
        self.floor = floor
        tree = Parser.parse(source: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }
}

extension FloorFile {
    var importsSwiftSyntax: Bool {
        tree.statements.contains { statement in
            guard let declaration = statement.item.as(ImportDeclSyntax.self),
                let module = declaration.path.first?.name.text
            else { return false }
            return module.hasPrefix("SwiftSyntax") || module.hasPrefix("SwiftParser") || module == "SwiftIfConfig"
        }
    }
}
