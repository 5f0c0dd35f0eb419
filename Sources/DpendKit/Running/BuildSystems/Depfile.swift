/// A rule in the syntax of Make that names the inputs of outputs, as compilers write it for Ninja, CMake and Make.
///
///     Derived/AppModule.generated.swift: \
///       .dpend.yml \
///       Sources \
///       Sources/My\ View.swift
///     Sources/My\ View.swift:
///
/// Each input has a rule of its own without anything, so that Make does not end when it is gone (`-MP` of compilers).
package enum Depfile {
    /// The rule.
    ///
    /// - Throws: ``InputError`` for a path that the syntax cannot express.
    package static func text(outputs: [String], inputs: RunInputs) throws(InputError) -> String {
        var paths: [String] = []
        for path in inputs.others + inputs.folders + inputs.sources {
            paths.append(try escaped(path))
        }
        var targets: [String] = []
        for path in outputs { targets.append(try escaped(path)) }
        let rule = [targets.joined(separator: " ") + ":"] + paths.map { "  \($0)" }
        return rule.joined(separator: " \\\n") + "\n" + paths.map { "\($0):\n" }.joined()
    }

    /// What no reader of depfiles can be told with a backslash that all of them take away: `;` begins a command in Make, `=` assigns,
    /// `%` makes a pattern, and `|` ends what decides.
    private static let unsayable: Set<Character> = [";", "=", "%", "|"]

    private static func escaped(_ path: String) throws(InputError) -> String {
        guard !path.contains(where: \.isNewline) else {
            throw InputError(.malformed, "a path with a line break cannot stand in a depfile", at: path)
        }
        if let character = path.first(where: unsayable.contains) {
            throw InputError(.malformed, "a path with '\(character)' cannot stand in a depfile: Make would take it for something else", at: path)
        }
        guard !path.unicodeScalars.contains(where: { $0 != "\t" && $0.changesTerminal }) else {
            throw InputError(.malformed, "a path with a control character cannot stand in a depfile", at: path)
        }
        var text = ""
        var backslashes = 0
        for character in path {
            switch character {
            case "$": text += "$$"
            case " ", "\t", "#", ":":
                // Backslashes before an escaped character would escape one another, elsewhere they stand for themselves.
                text += String(repeating: "\\", count: backslashes + 1) + String(character)
            default: text.append(character)
            }
            backslashes = character == "\\" ? backslashes + 1 : 0
        }
        return text
    }
}
