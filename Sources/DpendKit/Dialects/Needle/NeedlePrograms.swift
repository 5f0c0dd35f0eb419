/// Splits the sources of several programs. The generator runs once for each, so they may use the same names.
struct NeedlePrograms {
    private let code: [SourceCode]

    /// - Parameter code: The files with an outline.
    init(_ code: [SourceCode]) { self.code = code }

    /// The sources of each program, with the folder that identifies it; nil if the sources are one program.
    ///
    /// A file whose names other programs use too belongs to the nearest program. Programs share all other files.
    func split() -> [(folder: String, code: [SourceCode])]? {
        let anchors = anchors()
        guard anchors.count > 1 else { return nil }
        let common = twice { $0.isDependency || $0.componentKind != nil }
        var programs = anchors.map { (folder: $0.filter { $0 != "." }.joined(separator: "/"), code: [SourceCode]()) }
        for file in code {
            let isOwn = file.outline?.types.contains { common.contains($0.name) || $0.componentKind == .root } == true
            let lengths = anchors.map { Self.commonLength($0, Self.folder(of: file.path)) }
            let longest = lengths.max() ?? 0
            for number in programs.indices where !isOwn || lengths[number] == longest {
                programs[number].code.append(file)
            }
        }
        return programs
    }

    /// The folders of the programs: where the generator wrote files, or where the same root component is declared
    /// again.
    private func anchors() -> [[String]] {
        if twice({ $0.isDependency || $0.componentKind != nil }).isEmpty { return [] }
        let written = code.filter { $0.outline?.isWritten == true }.map { Self.folder(of: $0.path) }
        if written.count > 1 { return DistinctElements(written).all }
        let roots = twice { $0.componentKind == .root }
        return DistinctElements(
            code.filter { $0.outline?.types.contains { $0.componentKind == .root && roots.contains($0.name) } == true }
                .map { Self.folder(of: $0.path) }
        ).all
    }

    /// The names that several files declare.
    private func twice(_ isWanted: (TypeOutline) -> Bool) -> Set<String> {
        var seen: Set<String> = []
        var found: Set<String> = []
        for file in code where file.outline?.isWritten == false {
            for name in Set((file.outline?.types ?? []).filter(isWanted).map(\.name)) where !seen.insert(name).inserted
            { found.insert(name) }
        }
        return found
    }

    /// The names of the folders that lead to a file. An absolute path begins with an empty name.
    private static func folder(of path: String) -> [String] {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    private static func commonLength(_ first: [String], _ second: [String]) -> Int {
        zip(first, second).prefix { $0 == $1 }.count
    }
}
