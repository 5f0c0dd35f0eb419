/// Reads files as the dialects of a run want them.
struct DialectCode {
    private let dialects: [any ContainerDialect]
    private let takesTestsAsOthers: Bool

    init(_ dialects: [any ContainerDialect], _ options: ResolutionOptions) {
        (self.dialects, takesTestsAsOthers) = (dialects, options.generator.isOn)
    }

    /// Reads files where they lie.
    ///
    /// - Parameter declarations: The declarations of some of the files.
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    func read(_ groups: [(loader: FactoryLoader, files: [FoundSource])], knowing declarations: [SourceDeclarations])
        throws(InputError) -> [SourceCode]
    {
        let paths = groups.flatMap(\.files).map(\.path)
        let started = started(
            declarations.isEmpty ? paths : importing(declarations), jobs: groups.first?.loader.jobs ?? 1
        ) { path in
            (try? FactoryLoader.readUTF8(path, .source))?.bytes
        }
        return try read(started, knowing: groups.contains { $0.loader.reader.parsesBodies } ? [] : declarations) {
            (request, matters) throws(InputError) in
            var code: [SourceCode] = []
            for group in groups { code += try group.loader.code(in: group.files.filter { matters($0.path) }, request) }
            return code
        }
    }

    /// The same for sources in memory.
    func read(_ sources: [SourceFile], _ loader: FactoryLoader, knowing declarations: [SourceDeclarations])
        -> [SourceCode]
    {
        let texts = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
        let started = started(sources.map(\.path), jobs: loader.jobs) { path in texts[path].map { Array($0.utf8) } }
        return read(started, knowing: loader.reader.parsesBodies ? [] : declarations) { request, matters in
            loader.code(in: sources.filter { matters($0.path) }, request)
        }
    }

    /// Reads all files, and then those whose texts matter because of the first ones.
    private func read<Failure>(
        _ dialects: [any ContainerDialect], knowing declarations: [SourceDeclarations],
        _ load: (CodeRequest, _ matters: (String) -> Bool) throws(Failure) -> [SourceCode]
    ) throws(Failure) -> [SourceCode] {
        if dialects.isEmpty { return [] }
        var request = CodeRequest(
            words: dialects.flatMap(\.words), outlineWords: Self.words(dialects.flatMap(\.outlineWords)),
            takesTestsAsOthers: takesTestsAsOthers)
        if !request.outlineWords.isEmpty { for file in declarations { request.outlines[file.path] = file.outline } }
        var code = try load(request) { _ in true }
        request.outlines = [:]
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

    /// The dialects that something in the files starts.
    ///
    /// - Parameter text: Returns the text of a file.
    private func started(_ paths: [String], jobs: Int, text: @escaping @Sendable (String) -> [UInt8]?)
        -> [any ContainerDialect]
    {
        let starts = dialects.map(\.start)
        if starts.allSatisfy({ $0 == nil }) { return dialects }
        let found = concurrentMap(paths, threadCount: jobs, stackSize: SourceReader.stackSize) { path in
            text(path).map { $0.withUnsafeBufferPointer { bytes in starts.map { $0?(bytes) ?? true } } }
                ?? starts.map { $0 == nil }
        }
        return dialects.enumerated().filter { number, dialect in dialect.start == nil || found.contains { $0[number] } }
            .map(\.element)
    }

    /// The files that import a module of a dialect with a start.
    private func importing(_ declarations: [SourceDeclarations]) -> [String] {
        let modules = dialects.filter { $0.start != nil }.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
        return declarations.filter { !modules.isDisjoint(with: $0.importedModules) }.map(\.path)
    }

    private static func words(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

    private static func setOutlines(of outlined: [SourceCode], in code: inout [SourceCode]) {
        let outlines = Dictionary(outlined.map { ($0.path, $0) }) { first, _ in first }
        for number in code.indices {
            guard let outlined = outlines[code[number].path], outlined.outline != nil else { continue }
            code[number].outline = outlined.outline
            if let identity = outlined.identity {
                code[number].identity?.combine(identity)
            } else {
                code[number].identity = nil
            }
        }
    }
}
