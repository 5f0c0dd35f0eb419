/// The modules that generated code names before a declaration of theirs.
///
/// Where a type is called `Swift`, Swift takes `Swift.String` for a member of it. The module selector `Swift::String` always means
/// the module, but compilers before Swift 6.3 do not know it. So all that writes code puts a mark between module and name, and only
/// the finished text says which of the two it stands for.
enum ModuleName {
    static let swift = "Swift\(mark)"
    static let runtime = "\(TypeExpression.runtimeModule)\(mark)"
    static let dip = "Dip\(mark)"
    static let testing = "Testing\(mark)"

    /// Stands between a module and a name. No name can contain a control character.
    static let mark: Character = "\u{1}"

    /// The modules that generated code may name whatever the sources import.
    static let ofGeneratedCode = [swift, runtime, dip, testing].map { String($0.dropLast()) }

    /// The modules that lines name so.
    static func modules(in lines: [String]) -> Set<String> {
        var modules: Set<String> = []
        for line in lines {
            for part in line.split(separator: mark, omittingEmptySubsequences: false).dropLast() {
                modules.insert(String(part.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed()))
            }
        }
        return modules
    }

    /// The lines with what stands between modules and names, in a file where types have some names.
    ///
    /// - Parameter hidden: The names of modules that types have as well.
    static func finished(_ lines: [String], hidden: Set<String>) -> [String] {
        let ambiguous = hidden.isEmpty ? [] : modules(in: lines).intersection(hidden).sorted()
        let separator = ambiguous.isEmpty ? "." : "::"
        let finished = lines.map { line in
            line.utf8.contains(0x01) ? line.split(separator: mark, omittingEmptySubsequences: false).joined(separator: separator) : line
        }
        guard !ambiguous.isEmpty else { return finished }
        let names = ambiguous.map { "'\($0)'" }.joined(separator: ", ")
        let error = "A type has the name of a module: \(names). Rename the type, or use Swift 6.3, which tells the two apart."
        let opening = finished.prefix(while: \.isEmpty)
        return opening + ["#if compiler(>=6.3)"] + finished.dropFirst(opening.count) + ["#else", "#error(\"\(error)\")", "#endif"]
    }
}
