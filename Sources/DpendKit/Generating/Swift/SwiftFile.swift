/// A file of generated Swift.
struct SwiftFile {
    /// The user's comments, which follow dpend's own.
    var header: FileHeader?
    var imports: [SwiftDeclaration]
    var declarations: [SwiftDeclaration]
    /// The names that modules and types share.
    var hiddenModules: Set<String>

    var text: String { opening.text + "\n" + body.text }

    /// The lines of the file, with its declarations and statements.
    var outline: SwiftOutline {
        let (opening, body) = (opening, body)
        let offset = opening.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        return SwiftOutline(
            text: opening.text + "\n" + body.text,
            units: opening.units + body.units.map { $0.lowerBound + offset..<$0.upperBound + offset })
    }

    private var body: SwiftWriter {
        var body = SwiftWriter()
        body.write(declarations)
        let ambiguous = body.modules.intersection(hiddenModules).sorted()
        if ambiguous.isEmpty { return body }
        // Only a module selector always means the module. Compilers before Swift 6.3 do not support it.
        let names = ambiguous.map { "'\($0)'" }.joined(separator: ", ")
        let error =
            "A type has the name of a module: \(names). Rename the type, or use Swift 6.3, which tells the two apart."
        body = SwiftWriter(moduleSeparator: "::")
        body.write([
            .conditional(
                "compiler(>=6.3)", declarations,
                else: [.expression(SwiftExpression("#error").call([SwiftArgument(.string(error))]))])
        ])
        return body
    }

    private var opening: SwiftWriter {
        var writer = SwiftWriter()
        writer.write(.marker)
        writer.endLine()
        for line in header.map(SwiftCode.lines) ?? [] {
            writer.write(line)
            writer.endLine()
        }
        if !imports.isEmpty { writer.endLine() }
        writer.write(imports)
        return writer
    }
}
