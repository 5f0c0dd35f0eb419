extension FactoryLoader {
    /// Reads the calls in files that make objects, including those in bodies, on as many threads as there are jobs.
    /// Generated files have none.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    func constructions(in files: [FoundSource]) throws(InputError) -> [[WrittenConstruction]] {
        let results = concurrentMap(
            files, threadCount: jobs, stackSize: SourceReader.stackSize, order: Self.longestFirst(files)
        ) { [reader] file in
            Result { () throws(InputError) -> [WrittenConstruction] in
                let text = try FactoryLoader.readUTF8(file.path, .source).bytes
                if GeneratedFile.isMarked(text) || AsideCode.isGenerated(text) { return [] }
                return reader.readConstructions(text, path: file.path)
            }
        }
        var constructions: [[WrittenConstruction]] = []
        for result in results { constructions.append(try result.get()) }
        return constructions
    }
}
