/// Reads files as the dialects of a run want them.
struct DialectCode {
    private let dialects: [any ContainerDialect]
    private let request: CodeRequest

    init(_ dialects: [any ContainerDialect], _ options: ResolutionOptions) {
        self.dialects = dialects
        request = CodeRequest(
            words: dialects.flatMap(\.words), outlineWords: Self.words(dialects.flatMap(\.outlineWords)), takesTestsAsOthers: options.generator.isOn)
    }

    /// Reads files where they lie.
    ///
    /// - Parameter declarations: The declarations of some of the files.
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    func read(_ groups: [(loader: FactoryLoader, files: [FoundSource])], knowing declarations: [SourceDeclarations]) throws(InputError) -> [SourceCode] {
        try read(knowing: groups.contains { $0.loader.reader.parsesBodies } ? [] : declarations) { (request, matters) throws(InputError) in
            var code: [SourceCode] = []
            for group in groups { code += try group.loader.code(in: group.files.filter { matters($0.path) }, request) }
            return code
        }
    }

    /// The same for sources in memory.
    func read(_ sources: [SourceFile], _ loader: FactoryLoader, knowing declarations: [SourceDeclarations]) -> [SourceCode] {
        read(knowing: loader.reader.parsesBodies ? [] : declarations) { request, matters in loader.code(in: sources.filter { matters($0.path) }, request) }
    }

    /// Reads all files, and then those whose texts matter because of the first ones.
    private func read<Failure>(
        knowing declarations: [SourceDeclarations], _ load: (CodeRequest, _ matters: (String) -> Bool) throws(Failure) -> [SourceCode]
    ) throws(Failure) -> [SourceCode] {
        var request = request
        if !request.outlineWords.isEmpty { for file in declarations { request.outlines[file.path] = file.outline } }
        var code = try load(request) { _ in true }
        request.outlines = [:]
        let further = dialects.flatMap { $0.furtherWords(code) }
        if !further.isEmpty {
            let known = Set(code.filter(\.hasBodies).map(\.path))
            let read = try load(CodeRequest(words: further, takesTestsAsOthers: request.takesTestsAsOthers)) { !known.contains($0) }
            Self.setBodies(of: read, in: &code)
        }
        request.words = []
        let words = Set(dialects.flatMap { $0.furtherOutlineWords(code) })
        if !words.isEmpty {
            let known = Set(code.filter { $0.outline != nil }.map(\.path))
            var further = request
            further.outlineWords = Self.words(words.sorted())
            request.outlineWords += further.outlineWords
            Self.setOutlines(of: try load(further) { !known.contains($0) }, in: &code)
        }
        let names = dialects.reduce(into: Set<String>()) { $0.formUnion($1.calledNames(code)) }
        let callers = Set(code.filter { $0.outline?.possibleCalls.contains(where: names.contains) == true }.map(\.path))
        if !callers.isEmpty {
            request.outlinesBodies = true
            Self.setOutlines(of: try load(request, callers.contains), in: &code)
        }
        return code
    }

    private static func words(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

    private static func setBodies(of read: [SourceCode], in code: inout [SourceCode]) {
        let found = Dictionary(read.filter(\.hasBodies).map { ($0.path, $0) }) { first, _ in first }
        for number in code.indices {
            guard var file = found[code[number].path] else { continue }
            (file.outline, file.isTest) = (code[number].outline, code[number].isTest)
            code[number] = file
        }
    }

    private static func setOutlines(of outlined: [SourceCode], in code: inout [SourceCode]) {
        let outlines = Dictionary(outlined.map { ($0.path, $0.outline) }) { first, _ in first }
        for number in code.indices { if let outline = outlines[code[number].path] ?? nil { code[number].outline = outline } }
    }
}
