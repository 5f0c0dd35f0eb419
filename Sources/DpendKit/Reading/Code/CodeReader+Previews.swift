import SwiftSyntax

/// Previews are apart from the code of the application.
extension CodeReader {
    func readPreview(_ node: some FreestandingMacroExpansionSyntax) {
        guard readsBodies, node.macroName.plainText == "Preview" else { return }
        // `#Preview(body: { … })`
        let written = node.arguments.first { $0.label?.plainText == "body" }
        guard let closure = node.trailingClosure ?? written?.expression.as(ClosureExprSyntax.self) else { return }
        let mentioned = code.mentioned
        code.previews.append(
            CodePreview(
                name: "#Preview", arguments: arguments(node.arguments).filter { $0.label != "body" },
                body: statements(closure.statements),
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
