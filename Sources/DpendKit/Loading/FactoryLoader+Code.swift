extension FactoryLoader {
    /// Reads files as code, on as many threads as there are jobs. Tests have none, and bodies count only where a file has one of the words.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    func code(in files: [FoundSource], words: [StaticString]) throws(InputError) -> [SourceCode] {
        let depth = AsideCode.commonDepth(of: files.map(\.path))
        let files = files.filter { !AsideCode.isTest($0.path, below: depth) }
        let results = concurrentMap(
            files, threadCount: jobs, stackSize: SourceReader.stackSize, order: Self.longestFirst(files)
        ) { [reader] file in
            Result { () throws(InputError) -> SourceCode? in
                reader.code(try FactoryLoader.readUTF8(file.path, .source).bytes, path: file.path, words: words)
            }
        }
        var code: [SourceCode] = []
        for result in results { if let read = try result.get() { code.append(read) } }
        return code
    }

    /// The same for sources in memory.
    func code(in sources: [SourceFile], words: [StaticString]) -> [SourceCode] {
        let depth = AsideCode.commonDepth(of: sources.map(\.path))
        return sources.filter { !AsideCode.isTest($0.path, below: depth) }.compactMap { reader.code(Array($0.text.utf8), path: $0.path, words: words) }
    }
}

extension SourceReader {
    /// Reads a file as code; nil for one that dpend wrote, and for tests.
    fileprivate func code(_ text: [UInt8], path: String, words: [StaticString]) -> SourceCode? {
        if GeneratedFile.isMarked(text) { return nil }
        let readsBodies = text.withUnsafeBufferPointer { bytes in words.contains { bytes.contains($0) } }
        let code = readCode(text, path: path, readsBodies: readsBodies)
        return code.imports.contains { AsideCode.testModules.contains($0) } ? nil : code
    }
}
