/// A file of generated Swift.
struct SwiftFile {
    /// The user's comments, which follow dpend's own.
    var header: FileHeader?
    var imports: [SwiftDeclaration]
    var declarations: [SwiftDeclaration]
    /// The names that modules and types share.
    var hiddenModules: Set<String>

    var text: String {
        var body = SwiftWriter()
        body.write(declarations)
        let ambiguous = body.modules.intersection(hiddenModules).sorted()
        if ambiguous.isEmpty { return opening + "\n" + body.text }
        // Only a module selector always means the module. Compilers before Swift 6.3 do not support it.
        let names = ambiguous.map { "'\($0)'" }.joined(separator: ", ")
        let error = "A type has the name of a module: \(names). Rename the type, or use Swift 6.3, which tells the two apart."
        body = SwiftWriter(moduleSeparator: "::")
        body.write([
            .conditional("compiler(>=6.3)", declarations, else: [.expression(SwiftExpression("#error").call([SwiftArgument(.string(error))]))])
        ])
        return opening + "\n" + body.text
    }

    private var opening: String {
        var writer = SwiftWriter()
        writer.write(.marker)
        writer.endLine()
        for line in header.map(SwiftCode.lines) ?? [] {
            writer.write(line)
            writer.endLine()
        }
        if !imports.isEmpty { writer.endLine() }
        writer.write(imports)
        return writer.text
    }
}
