/// A file of generated Swift.
struct SwiftFile {
    /// The comments from the user that stand below dpend's own.
    var header: FileHeader?
    var imports: [SwiftDeclaration]
    var declarations: [SwiftDeclaration]

    var text: String {
        var writer = SwiftWriter()
        writer.write("\(GeneratedFile.marker) Do not edit: change the sources and run 'dpend generate' again.")
        writer.endLine()
        for line in header?.lines ?? [] {
            writer.write(line)
            writer.endLine()
        }
        for part in [imports, declarations] where !part.isEmpty {
            writer.endLine()
            writer.write(part)
        }
        return writer.text
    }
}
