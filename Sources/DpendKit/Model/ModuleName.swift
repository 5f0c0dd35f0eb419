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
}
