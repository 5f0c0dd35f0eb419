import Foundation

/// Finds the configuration file that applies to a folder.
package enum ConfigurationFinder {
    /// The file's path relative to the folder, such as `../.dpend.yml`; nil if there is none.
    ///
    /// The search covers the folder and those around it. It ends at the root of a repository (where `.git` is), the
    /// home folder or the root of the file system, whichever comes first.
    package static func find(from folder: String = FileManager.default.currentDirectoryPath) -> String? {
        let home = URL(fileURLWithPath: NSHomeDirectory()).resolvingSymlinksInPath().path
        var current = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        var prefix = ""
        while true {
            func contains(_ name: String) -> Bool {
                FileManager.default.fileExists(atPath: current.appendingPathComponent(name).path)
            }
            if contains(ConfigurationFile.name) { return prefix + ConfigurationFile.name }
            if contains(".git") || current.path == home || current.path == "/" { return nil }
            current.deleteLastPathComponent()
            prefix += "../"
        }
    }

    /// The configuration file that applies to the working directory, or its error; nil if there is none. It must belong
    /// to the user, and does not reach outside of its repository.
    package static func file() -> Result<ConfigurationFile, ConfigurationFile.Mistakes>? {
        guard let path = find() else { return nil }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        return Result { () throws(ConfigurationFile.Mistakes) in
            do throws(InputError) { try checkOwner(of: path) } catch { throw .init(errors: [error]) }
            let file = try ConfigurationFile(path: path)
            do throws(InputError) {
                return try file.confined(to: RunLimits(.repository(around: folder), .found))
            } catch {
                throw .init(errors: [error])
            }
        }
    }

    /// Checks that a configuration file that was found, not named, belongs to the user or to the administrator.
    /// Anybody can put a file into a shared folder, such as '/tmp'.
    ///
    /// - Throws: ``InputError`` of usage for another user's file or link.
    package static func checkOwner(of path: String) throws(InputError) {
        for owner in [FileStatus.owner(of: path), FileStatus.owner(ofEntry: path)] {
            guard let owner, owner != 0, owner != geteuid() else { continue }
            throw InputError(
                .usage,
                "this configuration file belongs to another user; if you trust it, name it with '--config', or leave it out with '--no-config'",
                at: path)
        }
    }
}
