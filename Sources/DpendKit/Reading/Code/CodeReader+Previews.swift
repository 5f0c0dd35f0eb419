import SwiftSyntax

/// Previews are apart from the code of the application.
extension CodeReader {
    func readPreview(_ node: some FreestandingMacroExpansionSyntax) {
        guard readsBodies, node.macroName.plainText == "Preview", let closure = node.trailingClosure else { return }
        let mentioned = code.mentioned
        code.previews.append(
            CodePreview(
                name: "#Preview", arguments: arguments(node.arguments), body: statements(closure.statements),
                location: location(node)))
        code.mentioned = mentioned
    }

    /// Reads a type that conforms to `PreviewProvider`. What it declares is in sight of its previews only.
    func readPreviews(_ name: String, _ node: some DeclGroupSyntax, at place: some SyntaxProtocol) {
        guard readsBodies else { return }
        let known = (code, ranges)
        for member in node.memberBlock.members { read(member.decl, owner: nil) }
        let members = Array(code.members[known.0.members.count...])
        (code, ranges) = known
        let body = members.first { $0.name == "previews" && $0.kind == .property }?.body ?? []
        code.previews.append(
            CodePreview(
                name: name, body: body, members: members.filter { $0.name != "previews" }, location: location(place)))
    }
}
