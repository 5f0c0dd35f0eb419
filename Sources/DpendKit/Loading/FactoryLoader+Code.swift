extension FactoryLoader {
    /// Reads files as code, on as many threads as there are jobs, unless the cache knows them. Bodies count only if a
    /// file contains one of the words.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    func code(in all: [FoundSource], _ request: CodeRequest) throws(InputError) -> [SourceCode] {
        let files = all.filter { request.needs($0.path) }
        if let memory { return try code(in: files, of: all, request, memory) }
        // Code facts have a cache file of their own: most projects have no such facts.
        var opened = FactCache(folder: cacheFolder, reader: reader, kind: .code, words: request.cacheWords)
        let records = opened?.records(of: files, jobs: jobs) ?? files.map { _ in nil }
        let cache = opened?.withFacts()
        let recorders = FactRecorders()
        let sources = concurrentMap(
            Array(files.indices), threadCount: jobs, stackSize: SourceReader.stackSize, order: Self.longestFirst(files),
            state: { cache.map { _ in recorders.make() } }
        ) { [reader] recorder, position in
            Result { () throws(InputError) in
                let path = files[position].path
                return try LoadedCode(
                    files[position], records[position], cache: cache, recorder: recorder,
                    identity: { reader.identity(of: $0, at: path) }
                ) { reader.code($0, path: path, request) }
            }
        }
        var read: [LoadedCode] = []
        for source in sources { read.append(try source.get()) }
        let newCount = read.count { !$0.isAsItWas }
        // As with declarations, a few new files are read again in the next run.
        if let cache, newCount > 0, newCount * 200 >= read.count { cache.save(read, recorded: recorders.bytes) }
        return Self.markingTests(request.completing(read.compactMap(\.code), all.map(\.path)), request)
    }

    /// The same with the results that this process keeps.
    private func code(in files: [FoundSource], of all: [FoundSource], _ request: CodeRequest, _ memory: SourceMemory)
        throws(InputError) -> [SourceCode]
    {
        var conditions = readerHash
        for word in request.cacheWords { conditions.combine(word) }
        let (beginning, known) = (FileStatus.now, memory.code.results(for: files, conditions, reader.others))
        let unknown = files.indices.filter { known[$0] == nil }
        let read = concurrentMap(
            unknown, threadCount: jobs, stackSize: SourceReader.stackSize,
            order: Self.longestFirst(unknown.map { files[$0] })
        ) {
            [reader] position in
            Result { () throws(InputError) in
                let path = files[position].path
                var loaded = try LoadedCode(
                    files[position], nil, cache: nil, recorder: nil, identity: { reader.identity(of: $0, at: path) }
                ) {
                    reader.code($0, path: path, request)
                }
                loaded.identify()
                return loaded
            }
        }
        var new: [LoadedCode] = []
        for result in read { new.append(try result.get()) }
        memory.code.keep(new, of: unknown.map { files[$0] }, conditions, reader.others, since: beginning)
        var next = new.makeIterator()
        let code = known.compactMap { ($0 ?? next.next())?.code }
        return Self.markingTests(request.completing(code, all.map(\.path)), request)
    }

    /// The same for sources in memory.
    func code(in sources: [SourceFile], _ request: CodeRequest) -> [SourceCode] {
        let read = sources.filter { request.needs($0.path) }.compactMap {
            reader.code(Array($0.text.utf8), path: $0.path, request)
        }
        return Self.markingTests(request.completing(read, sources.map(\.path)), request)
    }

    private static func markingTests(_ code: [SourceCode], _ request: CodeRequest) -> [SourceCode] {
        if request.takesTestsAsOthers { return code }
        let depth = AsideCode.commonDepth(of: code.map(\.path))
        return code.map { file in
            var file = file
            file.isTest = AsideCode.isTest(file.path, below: depth) || file.importsTests
            return file
        }
    }
}

/// A source with its code, from the cache or newly read.
struct LoadedCode: KeptSource {
    private(set) var record: FactStore.Record?
    private(set) var recorder: Int?
    private(set) var status: FileStatus?
    /// Whether the cache knew the file by its status, so that there is nothing to store.
    private(set) var isAsItWas = false
    fileprivate(set) var code: SourceCode?

    /// - Parameters:
    ///   - known: The record that the cache has for the file's status.
    ///   - recorder: Receives the facts for the cache; nil without a cache.
    ///   - identity: Identifies a text under the conditions of the file.
    ///   - read: Reads a text as code.
    fileprivate init(
        _ file: FoundSource, _ known: FactStore.Record?, cache: FactCache?, recorder: FactRecorder?,
        identity: ([UInt8]) -> ContentHash, _ read: ([UInt8]) -> SourceCode?
    ) throws(InputError) {
        if let known, let stored: StoredCode = cache?.value(known, path: file.path) {
            (record, status, isAsItWas, code) = (known, file.status, true, stored.code)
            return
        }
        let input = try FactoryLoader.readUTF8(file.path, .source)
        status = input.status == file.status ? file.status : nil
        guard let cache, let recorder else {
            code = read(input.bytes)
            return
        }
        let hash = identity(input.bytes)
        if let record = cache.record(content: hash), let stored: StoredCode = cache.value(record, path: file.path) {
            (self.record, code) = (record, stored.code)
            return
        }
        var stored = StoredCode(code: read(input.bytes))
        let recorded = recorder.record(&stored, path: file.path, content: hash)
        (record, self.recorder, code) = (recorded.record, recorded.recorder, stored.code)
    }

    /// Notes a hash of the code in it.
    fileprivate mutating func identify() {
        guard code != nil else { return }
        var stored = StoredCode(code: code)
        code?.identity = ContentHash(FactWriter.bytes(of: &stored))
    }
}

extension SourceReader {
    /// Reads a file as code; nil for one that dpend wrote.
    fileprivate func code(_ text: [UInt8], path: String, _ request: CodeRequest) -> SourceCode? {
        if GeneratedFile.isMarked(text) { return nil }
        return text.withUnsafeBufferPointer { bytes -> SourceCode in
            var code = SourceCode(path: path)
            // Generated mocks are long, and fill no container.
            let isMock = bytes.contains("import XCTest") && AsideCode.isGenerated(text)
            if isMock {
                code.imports = ["XCTest"]
            } else if !request.words.isEmpty {
                code = readCode(text, path: path, readsBodies: request.words.contains { bytes.contains($0) })
            }
            if let known = request.outlines[path] {
                code.outline = known
            } else if request.outlineWords.contains(where: { bytes.contains($0) }) {
                code.outline = readOutline(text, path: path, readsBodies: request.outlinesBodies || parsesBodies)
            }
            return code
        }
    }
}

/// The facts that readers of containers need from the code of files.
struct CodeRequest: Sendable {
    /// A file's bodies matter if it contains one of these texts. Without any text no expression is read.
    var words: [StaticString] = []
    /// The texts of a file's types matter if it contains one of these.
    var outlineWords: [[UInt8]] = []
    /// The outlines that are known, by path. They are not read again.
    var outlines: [String: SourceOutline] = [:]
    /// Whether outlines have the calls of all bodies.
    var outlinesBodies = false
    /// Whether tests count like other files.
    var takesTestsAsOthers = false

    /// Whether a file must be read.
    fileprivate func needs(_ path: String) -> Bool { !words.isEmpty || outlines[path] == nil }

    /// The code of all files, in their order, from the code of those that were read.
    fileprivate func completing(_ read: [SourceCode], _ paths: [String]) -> [SourceCode] {
        if !words.isEmpty || outlines.isEmpty { return read }
        let byPath = Dictionary(read.map { ($0.path, $0) }) { first, _ in first }
        return paths.compactMap { path in outlines[path].map { SourceCode(path: path, outline: $0) } ?? byPath[path] }
    }

    /// The words that distinguish requests in the cache.
    var cacheWords: [String] {
        let outline =
            outlineWords.isEmpty
            ? [] : [outlinesBodies ? "bodies" : "outline"] + outlineWords.map { String(decoding: $0, as: UTF8.self) }
        return words.map { "\($0)" } + outline
    }
}

extension SourceCode {
    /// Whether the file imports a module that only tests import.
    fileprivate var importsTests: Bool {
        imports.contains { AsideCode.testModules.contains($0) }
            || outline?.imports.contains {
                $0.split(separator: " ").last.map { AsideCode.testModules.contains(String($0)) } ?? false
            } == true
    }
}
