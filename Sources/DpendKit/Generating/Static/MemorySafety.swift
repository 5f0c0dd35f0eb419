/// How code marks its unsafe parts, for targets that compile with strict memory safety. Compilers before Swift 6.2 do
/// not know the marks.
struct MemorySafety {
    /// On the line before a declaration that is safe to use, although parts of it are not.
    let safe: SwiftModifiers
    /// Before an expression that is not safe by itself.
    let unsafe: SwiftModifiers

    /// The declarations with the marks, and without them for older compilers.
    static func declarations(_ declaration: (MemorySafety) -> SwiftDeclaration) -> [SwiftDeclaration] {
        [
            .conditional(
                "compiler(>=6.2)", [declaration(MemorySafety(safe: "@safe\n", unsafe: "unsafe "))],
                else: [declaration(MemorySafety(safe: "", unsafe: ""))])
        ]
    }
}
