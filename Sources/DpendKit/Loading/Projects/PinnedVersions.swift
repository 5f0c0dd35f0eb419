/// The versions of libraries that package managers have chosen for a project.
struct PinnedVersions {
    /// By the names of packages, in lowercase.
    private(set) var byName: [String: VersionNumber] = [:]

    /// - Parameter files: The files that the package managers write.
    init(in files: [String]) {
        for path in files {
            guard let bytes = try? InputFile.read(path, upTo: InputLimit.text.size).bytes else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            switch path.split(separator: "/").last {
            case "Package.resolved": readPackages(text)
            case "Podfile.lock": for line in text.split(separator: "\n") { readPod(line) }
            default: break
            }
        }
    }

    /// The first version of a package counts.
    private mutating func add(_ name: String, _ version: some StringProtocol) {
        if let number = VersionNumber(version), byName[name.lowercased()] == nil { byName[name.lowercased()] = number }
    }

    /// The older form has its pins within an object.
    private mutating func readPackages(_ text: String) {
        guard let file = try? JSONValue(parsing: text) else { return }
        for pin in (file["pins"] ?? file["object"]?["pins"])?.elements ?? [] {
            guard let name = (pin["identity"] ?? pin["package"])?.text, let version = pin["state"]?["version"]?.text
            else { continue }
            add(name, version)
        }
    }

    /// `  - NeedleFoundation (0.19.0):`
    private mutating func readPod(_ line: Substring) {
        let words = line.split(separator: " ")
        guard words.count > 2, words[0] == "-", words[2].hasPrefix("(") else { return }
        add(String(words[1]), words[2].dropFirst().prefix { $0 != ")" })
    }
}
