import Foundation

/// The manifests that runs over several targets have read, each parsed once.
final class KnownManifests: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: (content: ContentHash, manifest: PackageManifest)] = [:]

    /// What a manifest says; worked out for the first who asks for this text, while others wait.
    func manifest(_ text: [UInt8], path: String) -> PackageManifest {
        let content = ContentHash(text)
        return lock.withLock {
            if let entry = known[path], entry.content == content { return entry.manifest }
            let manifest = PackageManifestReader.read(text, path: path)
            known[path] = (content, manifest)
            return manifest
        }
    }
}
