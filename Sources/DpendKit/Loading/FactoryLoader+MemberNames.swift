extension FactoryLoader {
    /// The names of members in files, by path, without files that cannot be read. It uses as many threads as there are
    /// jobs. A process that answers many times reads only changed files.
    func memberNames(in files: [FoundSource]) -> [String: MemberNames] {
        let beginning = FileStatus.now
        // Names depend on the text alone.
        let conditions = ContentHash([])
        let known = memory?.memberNames.results(for: files, conditions, nil) ?? files.map { _ in nil }
        let unknown = files.indices.filter { known[$0] == nil }
        let read = concurrentMap(unknown, threadCount: jobs, stackSize: SourceReader.stackSize) { position in
            (try? Self.readUTF8(files[position].path, .source)).map { MemberNames($0.bytes, status: $0.status) }
        }
        var result: [String: MemberNames] = [:]
        for (file, names) in zip(files, known) { result[file.path] = names }
        var kept: (names: [MemberNames], files: [FoundSource]) = ([], [])
        for (position, names) in zip(unknown, read) {
            guard let names else { continue }
            kept.names.append(names)
            kept.files.append(files[position])
            result[files[position].path] = names
        }
        memory?.memberNames.keep(kept.names, of: kept.files, conditions, nil, since: beginning)
        return result
    }
}
