/// Reads files as the dialects of a run want them.
struct DialectCode {
    private let dialects: [any ContainerDialect]
    private let request: CodeRequest

    init(_ dialects: [any ContainerDialect], _ options: ResolutionOptions) {
        self.dialects = dialects
        request = CodeRequest(
            words: dialects.flatMap { ($0 as? any Dialect)?.words ?? ($0 as? any AnnotationDialect)?.words ?? [] }, outlineWords: dialects.flatMap { ($0 as? any OutlineDialect)?.outlineWords ?? [] },
            takesTestsAsOthers: options.generator.isOn)
    }

    /// Reads files where they lie.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    func read(_ groups: [(loader: FactoryLoader, files: [FoundSource])]) throws(InputError) -> [SourceCode] {
        var code: [SourceCode] = []
        for group in groups { code += try group.loader.code(in: group.files, request) }
        guard let further = further(code) else { return code }
        let known = Set(code.filter { $0.outline != nil }.map(\.path))
        for group in groups {
            let found = try group.loader.code(in: group.files.filter { !known.contains($0.path) }, further).filter { $0.outline != nil }
            code = Self.merged(code, found)
        }
        return code
    }

    /// The same for sources in memory.
    func read(_ sources: [SourceFile], _ loader: FactoryLoader) -> [SourceCode] {
        let code = loader.code(in: sources, request)
        return further(code).map { Self.merged(code, loader.code(in: sources, $0).filter { $0.outline != nil }) } ?? code
    }

    /// The request for further files, which depends on the first ones.
    private func further(_ code: [SourceCode]) -> CodeRequest? {
        let words = Set(dialects.flatMap { ($0 as? any OutlineDialect)?.furtherOutlineWords(code) ?? [] })
        return words.isEmpty ? nil : CodeRequest(outlineWords: words.sorted(), takesTestsAsOthers: request.takesTestsAsOthers)
    }

    private static func merged(_ code: [SourceCode], _ outlined: [SourceCode]) -> [SourceCode] {
        let outlines = Dictionary(outlined.map { ($0.path, $0.outline) }) { first, _ in first }
        return code.map { file in
            var file = file
            file.outline = file.outline ?? outlines[file.path] ?? nil
            return file
        }
    }
}
