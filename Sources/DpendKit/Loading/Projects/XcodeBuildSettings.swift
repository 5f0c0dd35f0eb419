/// The build settings of a target, in Xcode's order: the target, its `.xcconfig` file, the project, and the project's
/// file.
struct XcodeBuildSettings {
    /// From the strongest to the weakest.
    private let levels: [[String: String]]
    private let targetName: String

    init(_ levels: [[String: String]], targetName: String) {
        (self.levels, self.targetName) = (levels, targetName)
    }

    /// The maximum depth of references between settings.
    private static let maximumDepth = 16
    /// The maximum number of references that one setting may lead to. Each may lead to several others.
    private static let maximumReferences = 1000

    /// The value of a setting with its references replaced; nil if it is not set.
    subscript(name: String) -> String? {
        var budget = Self.maximumReferences
        return value(of: name, from: 0, depth: 0, &budget)
    }

    private func value(of name: String, from level: Int, depth: Int, _ budget: inout Int) -> String? {
        if name == "TARGET_NAME" || name == "TARGETNAME" { return targetName }
        budget -= 1
        guard depth < Self.maximumDepth, budget > 0 else { return nil }
        for number in levels.indices.dropFirst(level) {
            if let value = levels[number][name] {
                return expanded(value, of: name, level: number, depth: depth, &budget)
            }
        }
        return name == "PRODUCT_NAME" ? targetName : nil
    }

    /// A value with `$(NAME)` and `${NAME:operator}` replaced by other settings.
    private func expanded(_ value: String, of name: String, level: Int, depth: Int, _ budget: inout Int) -> String? {
        guard value.contains("$") else { return value }
        var result = ""
        var rest = value[...]
        while let sign = rest.firstIndex(of: "$") {
            result += rest[..<sign]
            rest = rest[sign...].dropFirst()
            guard let opening = rest.first, opening == "(" || opening == "{",
                let end = rest.firstIndex(of: opening == "(" ? ")" : "}")
            else {
                result += "$"
                continue
            }
            let parts = rest[rest.index(after: rest.startIndex)..<end].split(
                separator: ":", omittingEmptySubsequences: false)
            rest = rest[rest.index(after: end)...]
            let reference = parts.first.map(String.init) ?? ""
            let isInherited = reference == "inherited" || reference == name
            let other =
                self.value(
                    of: isInherited ? name : reference, from: isInherited ? level + 1 : 0, depth: depth + 1, &budget)
                ?? ""
            result += parts.dropFirst().contains("c99extidentifier") ? PackageManifest.moduleName(of: other) : other
            guard result.utf8.count < 4096 else { return nil }
        }
        return result + rest
    }

    private static let sdks: [(prefix: String, platform: Platform)] = [
        ("iphone", .ios), ("macosx", .macos), ("watch", .watchos), ("appletv", .tvos), ("xr", .visionos),
    ]

    /// The names of the SDKs in some settings.
    private func sdks(in settings: String...) -> [Substring] {
        settings.compactMap { self[$0] }.flatMap { $0.split(separator: " ") }
    }

    /// The platform in `SDKROOT` and `SUPPORTED_PLATFORMS`; if there are several, iOS.
    var platform: Platform? {
        let names = sdks(in: "SDKROOT", "SUPPORTED_PLATFORMS")
        // 'SDKROOT = auto' leaves the decision to the other setting.
        let first = names.first.map { name in Self.sdks.first { name.hasPrefix($0.prefix) }?.platform } ?? nil
        return first ?? Self.sdks.first { sdk in names.contains { $0.hasPrefix(sdk.prefix) } }?.platform
    }

    /// The platforms in `SUPPORTED_PLATFORMS`, or else the one in `SDKROOT`; empty if they are unknown.
    var platforms: Set<Platform> {
        let supported = sdks(in: "SUPPORTED_PLATFORMS")
        let names = supported.isEmpty ? sdks(in: "SDKROOT") : supported
        return Set(names.compactMap { name in Self.sdks.first { name.hasPrefix($0.prefix) }?.platform })
    }

    /// The oldest version of a platform on which the target has to run.
    func deploymentTarget(on platform: Platform?) -> DeploymentTarget? {
        guard let platform, let name = Self.deploymentNames[platform] else { return nil }
        return self[name].flatMap { VersionNumber($0) }.map { DeploymentTarget(platform: platform, version: $0) }
    }

    private static let deploymentNames: [Platform: String] = [
        .ios: "IPHONEOS_DEPLOYMENT_TARGET", .macos: "MACOSX_DEPLOYMENT_TARGET", .tvos: "TVOS_DEPLOYMENT_TARGET",
        .watchos: "WATCHOS_DEPLOYMENT_TARGET", .visionos: "XROS_DEPLOYMENT_TARGET",
    ]

    /// Reads an `.xcconfig` file and the files that it includes, if they are in the repository.
    static func read(_ path: String) -> [String: String] {
        var seen: Set<String> = []
        return read(path, &seen)
    }

    private static func read(_ path: String, _ seen: inout Set<String>) -> [String: String] {
        // Files may include each other; each counts once.
        guard seen.count < maximumReferences, seen.insert(path).inserted, Confinement.repository().contains(path),
            let bytes = try? InputFile.read(path, upTo: InputLimit.configuration.size).bytes
        else { return [:] }
        var result: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.range(ofComment: "//").map { line[..<$0] } ?? line
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 2 else { continue }
                result.merge(read(ProjectFolder.joined(ProjectFolder.folder(of: path), String(parts[1])), &seen)) { $1 }
            } else if let sign = text.firstIndex(of: "=") {
                let name = text[..<sign].trimmed
                // A setting for one SDK or architecture, 'NAME[sdk=…]', does not apply to the others.
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
