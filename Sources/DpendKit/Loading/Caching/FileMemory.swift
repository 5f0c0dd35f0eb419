import Foundation

/// The results of reading files. A result is valid until the status of its file changes.
///
/// The lock guards all state.
final class FileMemory<Result: RememberedSource>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [ContentHash: [String: Entry]] = [:]

    private struct Entry {
        let status: FileStatus
        /// The number of the file's module, whose conditions may differ from others.
        let module: Int?
        let result: Result
    }

    /// The results for files, in their order; nil for a file that must be read.
    ///
    /// - Parameter conditions: A hash of everything else on which the results depend.
    func results(for files: [FoundSource], _ conditions: ContentHash, _ readers: ModuleReaders?) -> [Result?] {
        lock.withLock {
            guard let known = results[conditions] else { return files.map { _ in nil } }
            return files.map { file in
                guard let entry = known[file.path], entry.status == file.status,
                    entry.module == readers?.module(of: file.path)
                else { return nil }
                return entry.result
            }
        }
    }

    /// Stores results, except for files that can change without changing their status.
    ///
    /// - Parameter start: The time before the files were examined, in nanoseconds since 1970.
    func keep(
        _ new: [Result], of files: [FoundSource], _ conditions: ContentHash, _ readers: ModuleReaders?, since start: Int
    ) {
        lock.withLock {
            for (file, result) in zip(files, new) {
                let status = result.status.flatMap { $0.isRecent(at: start) ? nil : $0 }
                results[conditions, default: [:]][file.path] = status.map {
                    Entry(status: $0, module: readers?.module(of: file.path), result: result)
                }
            }
        }
    }

    /// Removes the results for all other files.
    func keepOnly(_ paths: Set<String>) {
        lock.withLock {
            for conditions in results.keys where results[conditions]?.count ?? 0 > 0 {
                results[conditions] = results[conditions]?.filter { paths.contains($0.key) }
            }
            results = results.filter { !$0.value.isEmpty }
        }
    }
}

/// The facts that were read from a source.
protocol RememberedSource: Sendable {
    /// The status by which the file may be identified; nil if the file changed while it was found and read.
    var status: FileStatus? { get }
}

extension MemberNames: RememberedSource {}
