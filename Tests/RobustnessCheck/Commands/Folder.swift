import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder of the check. Names are bytes here, because Foundation changes some.
struct Folder: Sendable {
    let path: String

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    init(_ path: String) { self.path = path }

    func folder(_ name: String) -> Folder { Folder("\(path)/\(name)") }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Makes the folder empty.
    func empty() {
        remove()
        Self.make(path)
    }

    func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

    /// Writes a file, and creates its folders.
    func write(_ bytes: [UInt8], _ name: String) throws {
        let file = "\(path)/\(name)"
        Self.make(
            String(
                decoding: file.utf8.prefix(upTo: file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.utf8.endIndex),
                as: UTF8.self))
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure(description: "\(file): \(String(cString: strerror(errno)))") }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Failure(description: "\(file): \(String(cString: strerror(errno)))") }
            rest = rest.dropFirst(count)
        }
    }

    /// The content of a file; nil if it does not exist.
    func read(_ name: String) -> [UInt8]? {
        let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += buffer[..<count]
        }
    }

    func text(_ name: String) -> String? { read(name).map { String(decoding: $0, as: UTF8.self) } }

    /// The names in the folder, sorted.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// Renames an entry, and replaces an existing one.
    func rename(_ old: String, _ new: String) { _ = systemRename("\(path)/\(old)", "\(path)/\(new)") }

    func link(_ name: String, to target: String) {
        unlink("\(path)/\(name)")
        symlink(target, "\(path)/\(name)")
    }

    private static func make(_ path: String) {
        guard !path.isEmpty, mkdir(path, 0o755) != 0, errno == ENOENT else { return }
        let parent =
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
                String(decoding: path.utf8.prefix(upTo: $0), as: UTF8.self)
            } ?? ""
        make(parent)
        mkdir(path, 0o755)
    }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
