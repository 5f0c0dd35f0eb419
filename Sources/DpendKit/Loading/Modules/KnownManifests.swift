import Foundation

/// The packages that runs over several targets have read, each once.
final class KnownManifests: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [ContentHash: PackageTargets] = [:]

    /// The packages of manifests. The first caller with these texts computes them while others wait.
    func packages(_ manifests: [(path: String, text: [UInt8])]) -> PackageTargets {
        var key = ContentHash()
        for (path, text) in manifests {
            key.combine(path)
            key.combine(ContentHash(text))
        }
        return lock.withLock {
            if let packages = known[key] { return packages }
            let workingFolder = FileManager.default.currentDirectoryPath
            let packages = PackageTargets(
                manifests.map { path, text in
                    let folder = (path as NSString).deletingLastPathComponent
                    return (AbsolutePath.of(folder, from: workingFolder), PackageManifestReader.read(text, path: path))
                })
            known[key] = packages
            return packages
        }
    }
}
