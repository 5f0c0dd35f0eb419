import Foundation

/// The address of a place in a source, with `{path}`, `{line}` and `{column}` for its parts:
/// `https://…/{path}#L{line}`.
package struct PlaceLink: Sendable, Hashable {
    let template: String

    /// Checks an address. A page must not run code because of it, so it begins with the scheme of a server or an
    /// editor.
    ///
    /// - Throws: ``InputError`` of usage for any other text, and for one without `{path}`.
    package init(_ template: String) throws(InputError) {
        let scheme = template.prefix { $0 != ":" }
        let isScheme =
            scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        guard isScheme, !["javascript", "data", "vbscript"].contains(scheme.lowercased()),
            template.dropFirst(scheme.count).hasPrefix("://")
        else {
            throw InputError(
                .usage,
                "--link '\(template)' is no address; write one as 'https://example.com/{path}#L{line}' or 'vscode://file/{path}:{line}'"
            )
        }
        guard template.contains("{path}") else {
            throw InputError(.usage, "--link '\(template)' has no '{path}', which stands for the path of a source")
        }
        self.template = template
    }

    /// The address of a place; nil for a place without a line.
    func address(of location: SourceLocation) -> String? {
        if location.line <= 0 { return nil }
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~/")
        let path = location.path.hasPrefix("./") ? String(location.path.dropFirst(2)) : location.path
        // The path comes last: it may contain the names of the other parts.
        return
            template
            .replacingOccurrences(of: "{line}", with: String(location.line))
            .replacingOccurrences(of: "{column}", with: String(location.column))
            .replacingOccurrences(
                of: "{path}", with: path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path)
    }
}
