/// Build settings of a target, looked up as Xcode does: in the target, its `.xcconfig` file, the project, and the project's file.
struct XcodeBuildSettings {
    /// From the strongest to the weakest.
    private let levels: [[String: String]]
    private let targetName: String

    init(_ levels: [[String: String]], targetName: String) {
        (self.levels, self.targetName) = (levels, targetName)
    }

    /// How deep settings may refer to others.
    private static let maximumDepth = 16

    /// The value of a setting with what it refers to; nil where nothing sets it.
    subscript(name: String) -> String? { value(of: name, from: 0, depth: 0) }

    private func value(of name: String, from level: Int, depth: Int) -> String? {
        if name == "TARGET_NAME" || name == "TARGETNAME" { return targetName }
        guard depth < Self.maximumDepth else { return nil }
        for number in levels.indices.dropFirst(level) {
            if let value = levels[number][name] { return expanded(value, of: name, level: number, depth: depth) }
        }
        return name == "PRODUCT_NAME" ? targetName : nil
    }

    /// A value in which `$(NAME)` and `${NAME:operator}` stand for other settings.
    private func expanded(_ value: String, of name: String, level: Int, depth: Int) -> String? {
        guard value.contains("$") else { return value }
        var result = ""
        var rest = value[...]
        while let sign = rest.firstIndex(of: "$") {
            result += rest[..<sign]
            rest = rest[sign...].dropFirst()
            guard let opening = rest.first, opening == "(" || opening == "{", let end = rest.firstIndex(of: opening == "(" ? ")" : "}") else {
                result += "$"
                continue
            }
            let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":", omittingEmptySubsequences: false)
            rest = rest[rest.index(after: end)...]
            let reference = parts.first.map(String.init) ?? ""
            let isInherited = reference == "inherited" || reference == name
            let other = self.value(of: isInherited ? name : reference, from: isInherited ? level + 1 : 0, depth: depth + 1) ?? ""
            result += parts.dropFirst().contains("c99extidentifier") ? PackageManifest.moduleName(of: other) : other
            // What refers to itself twice doubles at each step.
            guard result.utf8.count < 4096 else { return nil }
        }
        return result + rest
    }

    /// The platform that `SDKROOT` and `SUPPORTED_PLATFORMS` name; of several, iOS.
    var platform: Platform? {
        let names = [self["SDKROOT"], self["SUPPORTED_PLATFORMS"]].compactMap { $0 }.flatMap { $0.split(separator: " ") }
        let sdks: [(prefix: String, platform: Platform)] = [
            ("iphone", .ios), ("macosx", .macos), ("watch", .watchos), ("appletv", .tvos), ("xr", .visionos),
        ]
        // 'SDKROOT = auto' leaves it to the other setting.
        let first = names.first.map { name in sdks.first { name.hasPrefix($0.prefix) }?.platform } ?? nil
        return first ?? sdks.first { sdk in names.contains { $0.hasPrefix(sdk.prefix) } }?.platform
    }

    /// Reads an `.xcconfig` file, and those that it includes.
    static func read(_ path: String, depth: Int = 0) -> [String: String] {
        guard depth < maximumDepth, let bytes = try? InputFile.read(path, upTo: InputLimit.configuration.size).bytes else { return [:] }
        var result: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.range(ofComment: "//").map { line[..<$0] } ?? line
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 2 else { continue }
                result.merge(read(ProjectFolder.joined(ProjectFolder.folder(of: path), String(parts[1])), depth: depth + 1)) { $1 }
            } else if let sign = text.firstIndex(of: "=") {
                let name = text[..<sign].trimmed
                // Those for one SDK or architecture, 'NAME[sdk=…]', say nothing about the others.
                if !name.contains("[") { result[name] = text[text.index(after: sign)...].trimmed }
            }
        }
        return result
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    fileprivate func range(ofComment mark: String) -> Index? {
        var rest = self
        while let slash = rest.firstIndex(of: "/") {
            if self[slash...].hasPrefix(mark) { return slash }
            rest = self[index(after: slash)...]
        }
        return nil
    }
}
