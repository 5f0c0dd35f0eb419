import Foundation

/// The results of searches for names, in a process that answers many times.
final class MentionMemory: Sendable {
    private let searches = RecentValues<Set<String>, MentionResults>(limit: 32)

    /// The results of the searches for some names.
    func results(of names: Set<String>) -> MentionResults {
        if let known = searches.value(for: names) { return known }
        let new = MentionResults(names)
        searches.store(new, for: names)
        return new
    }
}

/// Which of some names each file mentions.
///
/// The lock guards all state.
final class MentionResults: @unchecked Sendable {
    private let names: Set<String>
    private let search: MentionedNames
    private let lock = NSLock()
    private var known: [String: (status: FileStatus, found: Set<String>)] = [:]

    init(_ names: Set<String>) { (self.names, search) = (names, MentionedNames(names)) }

    /// The names that a file mentions; all, behind a dot, if it cannot be read.
    ///
    /// - Parameters:
    ///   - status: The status of the file when it was found; nil if it is not known.
    ///   - start: A time before that, in nanoseconds since 1970.
    ///   - read: Reads the file.
    func mentioned(
        in path: String, _ status: FileStatus?, since start: Int, read: () -> InputFile?
    ) -> Set<String> {
        if let status, let last = lock.withLock({ known[path] }), last.status == status { return last.found }
        guard let text = read() else { return Set(names.map { ".\($0)" }) }
        let found = search.find(in: text.bytes)
        // A file that may change without changing its status is searched again.
        if let status, text.status == status, !status.isRecent(at: start) {
            lock.withLock { known[path] = (status, found) }
        }
        return found
    }
}
