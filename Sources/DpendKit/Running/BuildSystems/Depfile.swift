/// A Make rule that names the inputs of outputs, as compilers write it for Ninja, CMake and Make.
///
///     Derived/AppModule.generated.swift: \
///       .dpend.yml \
///       Sources \
///       Sources/My\ View.swift
///     Sources/My\ View.swift:
///
/// Each input also has an empty rule, so that Make does not fail when the input is deleted (like `-MP` of compilers).
package enum Depfile {
    /// The rule.
    ///
    /// - Throws: ``InputError`` for a path that the syntax cannot express.
    package static func text(outputs: [String], inputs: RunInputs) throws(InputError) -> Written<MakeSyntax> {
        let targets = try outputs.map(written)
        let paths = try (inputs.others + inputs.folders + inputs.sources).map(written)
        let lines = paths.map { " \\\n  \($0)" as Written<MakeSyntax> }
        let rules = paths.map { "\($0):\n" as Written<MakeSyntax> }
        return "\(targets, separator: " "):\(lines)\n\(rules)"
    }

    private static func written(_ path: String) throws(InputError) -> Written<MakeSyntax> {
        try InexpressibleText.reported(at: path, in: "a depfile") { () throws(InexpressibleText) in try "\(path)" }
    }
}
