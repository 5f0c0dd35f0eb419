import Foundation

/// The projects around sources that have been read, each once. They count until a search for sources begins.
///
/// Unchecked, because the lock guards all state.
final class KnownProjects: @unchecked Sendable {
    /// A hash that no other object has.
    let identity = ContentHash(Array(UUID().uuidString.utf8))
    private let lock = NSLock()
    private var modules: [String: ProjectModules] = [:]
    private var files: [String: [String]] = [:]

    /// The modules of the project in a folder. The first caller reads them while others wait.
    func modules(of root: String) -> ProjectModules {
        lock.withLock {
            if let known = modules[root] { return known }
            let read = ProjectModules(of: root)
            modules[root] = read
            files[root] = read.projectFiles
            return read
        }
    }

    /// The paths of the project files in a folder, sorted. The cost is one scan of the folder, once.
    func files(of root: String) -> [String] {
        lock.withLock {
            if let known = files[root] { return known }
            let found = ProjectFolder(of: root).projectFiles
            files[root] = found
            return found
        }
    }
}
