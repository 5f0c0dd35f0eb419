/// The modules that generated code writes before their declarations.
///
/// If a type is called `Swift`, the compiler reads `Swift.String` as a member of it. The module selector
/// `Swift::String` always means the module, but compilers before Swift 6.3 do not support it. So generated code first
/// has a mark between module and name. The finished text replaces each mark with one of the two.
enum ModuleName {
    static let swift = "Swift\(mark)"
    static let runtime = "\(TypeExpression.runtimeModule)\(mark)"
    static let dip = "Dip\(mark)"
    static let testing = "Testing\(mark)"

    /// Stands between a module and a name. Names cannot contain control characters.
    static let mark: Character = "\u{1}"

    /// The modules that generated code may name, whatever the sources import.
    static let ofGeneratedCode = [swift, runtime, dip, testing].map { String($0.dropLast()) }
}
