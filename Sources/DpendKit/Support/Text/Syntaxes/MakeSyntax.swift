/// Make rules without recipes, as Ninja, CMake and others read them too. Input text is a path.
package enum MakeSyntax: OutputSyntax {
    /// Some readers interpret these characters even after a backslash: `;` begins a command, `=` assigns, `%` makes a
    /// pattern, `|` ends the normal prerequisites, and `*`, `?` and `[` are wildcards.
    private static let inexpressible: Set<Unicode.Scalar> = [";", "=", "%", "|", "*", "?", "["]

    package static func escaped(_ path: String) throws(InexpressibleText) -> String {
        if let part = inexpressiblePart(of: path) { throw InexpressibleText(part: part) }
        var backslashes = 0
        return path.replacingScalars { scalar in
            defer { backslashes = scalar == "\\" ? backslashes + 1 : 0 }
            switch scalar {
            case "$": return "$$"
            // Backslashes before an escaped character would escape each other. Elsewhere they stand for themselves.
            case " ", "#", ":": return String(repeating: "\\", count: backslashes + 1) + String(scalar)
            default: return nil
            }
        }
    }

    private static func inexpressiblePart(of path: String) -> String? {
        if path.contains(where: \.isNewline) { return "a line break" }
        for scalar in path.unicodeScalars {
            if inexpressible.contains(scalar) { return "'\(scalar)'" }
            if scalar.changesTerminal { return "a control character" }
        }
        // A home folder, grouped targets, an escape or a space between two names, a member of an archive.
        if path.hasPrefix("~") { return "'~' at its beginning" }
        if let last = path.last, "&\\ ".contains(last) { return "'\(last)' at its end" }
        if path.hasSuffix(")"), path.contains("(") { return "parentheses at its end" }
        // Make has its own special targets: `.PHONY`, `.POSIX`, …
        let isOrder =
            path.count > 1 && path.first == "."
            && path.utf8.dropFirst().allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x5F }
        return isOrder ? "nothing but a dot and capital letters" : nil
    }
}
