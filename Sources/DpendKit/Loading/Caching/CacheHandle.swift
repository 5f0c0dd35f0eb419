import Foundation

/// The open folder of a cache. It stays the same if another folder takes its path meanwhile.
///
/// Unchecked, because the lock guards the state.
final class CacheHandle: @unchecked Sendable {
    private let path: String
    private let lock = NSLock()
    private var descriptor: Int32?
    private var reason: String?

    init(_ path: String) {
        self.path = path
    }

    deinit {
        if let descriptor { close(descriptor) }
    }

    /// Why the existing folder is not used; nil if it is used or does not exist.
    var refusal: String? {
        _ = open()
        return lock.withLock { reason }
    }

    /// The open folder; nil if it does not exist or is not used.
    func open(isMaking: Bool = false) -> Int32? {
        lock.withLock {
            if descriptor != nil || reason != nil { return descriptor }
            openFolder()
            if descriptor == nil, reason == nil, isMaking {
                makeFolder()
                openFolder()
            }
            return descriptor
        }
    }

    private func openFolder() {
        let opened = systemOpen(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { return }
        var status = stat()
        if fstat(opened, &status) != 0 {
            reason = "the system does not tell whose it is"
        } else if status.st_uid != geteuid() {
            reason = "it belongs to another user"
        } else if status.st_mode & 0o022 != 0 {
            reason = "others may write to it; 'chmod go-w' changes that"
        } else {
            descriptor = opened
            return
        }
        close(opened)
    }

    private func makeFolder() {
        var made = path.hasPrefix("/") ? "" : "."
        let components = path.split(separator: "/")
        for (position, component) in components.enumerated() {
            made += "/\(component)"
            // The mode does not depend on the process's mask, because a folder that other users can write to is not
            // used.
            mkdir(made, position == components.count - 1 ? 0o755 : 0o777)
        }
    }
}

/// `open(2)`, which a method of that name hides.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
