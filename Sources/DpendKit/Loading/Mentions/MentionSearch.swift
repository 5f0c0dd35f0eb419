import Foundation

/// Searches the files of a run for names, and notes what it searched for.
///
/// The lock guards all state.
final class MentionSearch: @unchecked Sendable {
    private let statuses: [String: FileStatus]
    private let memory: MentionMemory?
    /// The time before the files are read. A later change may not change a file's status.
    private let start = FileStatus.now
    private let lock = NSLock()
    private var questions: [MentionQuestion] = []

    /// - Parameter memory: The results of earlier searches; nil if nothing is kept.
    init(_ files: [FoundSource], _ memory: MentionMemory?) {
        statuses = Dictionary(files.map { ($0.path, $0.status) }) { first, _ in first }
        self.memory = memory
    }

    /// The questions so far, with their answers.
    var asked: [MentionQuestion] { lock.withLock { questions } }

    /// The names that some files mention, as ``MentionedNames/find(in:)`` finds them.
    func find(_ names: Set<String>, in paths: [String]) -> Set<String> {
        if names.isEmpty { return [] }
        let found = answer(names, paths)
        lock.withLock { questions.append(MentionQuestion(names: names, paths: paths, answer: found)) }
        return found
    }

    /// Whether the files still mention what they did. Only files that have changed are read.
    func confirms(_ known: [MentionQuestion]) -> Bool {
        known.allSatisfy { answer($0.names, $0.paths) == $0.answer }
    }

    private func answer(_ names: Set<String>, _ paths: [String]) -> Set<String> {
        let results = memory?.results(of: names) ?? MentionResults(names)
        return paths.reduce(into: []) { found, path in
            found.formUnion(
                results.mentioned(in: path, statuses[path], since: start) { try? FactoryLoader.readUTF8(path, .source) }
            )
        }
    }
}

/// Names that files were searched for.
struct MentionQuestion: Sendable {
    let names: Set<String>
    let paths: [String]
    let answer: Set<String>
}
