import Foundation
import Yams

/// The content of a `project.yml`, with the files that it includes and the templates of its targets. All paths are
/// relative to the working directory.
struct XcodeGenSpecification {
    /// The path, as it is printed.
    let path: String
    /// The files that it includes, directly or indirectly.
    private(set) var included: Set<String> = []
    private(set) var remarks: [String] = []
    private var root = XcodeGenValue.Mapping()
    /// The number of values that may still be read. No real project has as many.
    private var budget = 500_000
    /// The size of all files in bytes.
    private var size = 0

    /// Reads a specification; nil for another program's `project.yml`.
    ///
    /// - Throws: ``InputError`` for a file that is not valid YAML.
    init?(path: String) throws(InputError) {
        self.path = path
        var open: Set<String> = []
        guard let root = try load(path, base: ProjectFolder.folder(of: path), &open), root["targets"]?.mapping != nil
        else { return nil }
        self.root = root
    }

    subscript(key: String) -> XcodeGenValue? { root[key] }

    // MARK: Files

    /// A file merged with the files that it includes.
    ///
    /// - Parameters:
    ///   - base: The folder that its paths are relative to.
    ///   - open: The files that are being loaded. Each includes the next.
    private mutating func load(_ path: String, base: String, _ open: inout Set<String>) throws(InputError)
        -> XcodeGenValue.Mapping?
    {
        guard let own = try parse(path) else { return nil }
        var result = XcodeGenValue.Mapping()
        open.insert(path)
        defer { open.remove(path) }
        for include in own["include"]?.elements ?? [] {
            guard let name = include.text ?? include.mapping?["path"]?.text, Self.isTrue(include.mapping?["enable"])
            else { continue }
            let file = ProjectFolder.joined(base, name)
            let isRelative = Self.isTrue(include.mapping?["relativePaths"])
            guard !open.contains(file) else { continue }
            included.insert(file)
            guard FileStatus(file) != nil else {
                remarks.append("\(path) includes '\(file)', which does not exist; dpend reads the targets without it")
                continue
            }
            guard Confinement.repository(around: ProjectFolder.folder(of: self.path)).contains(file) else {
                remarks.append(
                    "\(path) includes '\(file)', which is outside of the repository; dpend reads the targets without it"
                )
                continue
            }
            let folder = isRelative ? ProjectFolder.folder(of: file) : base
            if let other = try load(file, base: folder, &open) { result = result.overlaid(with: other) }
        }
        return result.overlaid(with: Self.anchored(own, base))
    }

    private mutating func parse(_ path: String) throws(InputError) -> XcodeGenValue.Mapping? {
        let bytes: [UInt8]
        do { bytes = try InputFile.read(path, upTo: InputLimit.configuration.size).bytes } catch {
            throw InputError(error, at: path, .configuration)
        }
        size += bytes.count
        let text = String(decoding: bytes, as: UTF8.self)
        if let obstacle = YAMLObstacle.find(in: text) { throw InputError(.malformed, obstacle, at: path) }
        let node: Node?
        do { node = try root(of: text, path) } catch {
            throw InputError(
                .malformed, "this file cannot be read as YAML",
                at: Self.place(of: error).map { "\(path):\($0.line):\($0.column)" } ?? path)
        }
        guard let node else { return nil }
        guard let value = XcodeGenValue(node, &budget) else {
            throw InputError(.malformed, "this file has more values than dpend reads", at: path)
        }
        return value.mapping
    }

    /// The root of a text. If a mapping has a key twice, the last value counts, as in XcodeGen. The anchors of the others
    /// count as well.
    private mutating func root(of text: String, _ path: String) throws -> Node? {
        var text = text
        var repeated: [(key: String, mark: Mark)] = []
        while true {
            do {
                let node = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
                if let (key, mark) = repeated.first {
                    let others =
                        repeated.count == 1
                        ? "" : ", and so \(repeated.count == 2 ? "does" : "do") \(repeated.count - 1) more"
                    remarks.append(
                        "\(path):\(mark.line):\(mark.column): the key '\(key)' occurs again\(others); the last value counts, as in XcodeGen"
                    )
                }
                return node
            } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
                guard repeated.count < Self.maximumRepeatedKeys, !keys.contains("<<"),
                    let renamed = Self.renamingKey(at: context.mark, in: text, number: repeated.count)
                else { throw YamlError.duplicatedKeysInMapping(duplicates: keys, context: context) }
                text = renamed
                repeated.append((keys[0], context.mark))
            }
        }
    }

    /// A file is parsed again for each key that a mapping repeats.
    private static let maximumRepeatedKeys = 32

    /// A text in which a key has a name that no other key has, and that ``XcodeGenValue`` leaves out.
    private static func renamingKey(at mark: Mark, in text: String, number: Int) -> String? {
        // Yams recognizes exactly the line ends of Swift.
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        guard lines.indices.contains(mark.line - 1) else { return nil }
        let line = lines[mark.line - 1]
        guard let place = line.index(line.startIndex, offsetBy: mark.column - 1, limitedBy: line.endIndex) else {
            return nil
        }
        lines[mark.line - 1].insert(contentsOf: "\(XcodeGenValue.replacedKeyPrefix)\(number)-", at: place)
        return lines.joined(separator: "\n")
    }

    private static func place(of error: any Error) -> Mark? {
        switch error {
        case YamlError.scanner(_, _, let mark, _), YamlError.parser(_, _, let mark, _),
            YamlError.composer(_, _, let mark, _):
            mark
        case YamlError.duplicatedKeysInMapping(_, let context): context.mark
        default: nil
        }
    }

    private static func isTrue(_ value: XcodeGenValue?) -> Bool {
        value.map { ["true", "yes", "on", "1"].contains(($0.text ?? "").lowercased()) } ?? true
    }

    /// A file's values with the paths of sources and `.xcconfig` files made relative to the working directory.
    private static func anchored(_ mapping: XcodeGenValue.Mapping, _ base: String) -> XcodeGenValue.Mapping {
        func anchored(_ path: XcodeGenValue?) -> XcodeGenValue? { path?.mapTexts { ProjectFolder.joined(base, $0) } }
        func source(_ source: XcodeGenValue) -> XcodeGenValue {
            guard var mapping = source.mapping else { return source.mapTexts { ProjectFolder.joined(base, $0) } }
            mapping["path"] = anchored(mapping["path"])
            return .mapping(mapping)
        }
        func files(in mapping: XcodeGenValue.Mapping) -> XcodeGenValue.Mapping {
            mapping.pairs.reduce(into: mapping) { result, pair in
                guard pair.key.hasPrefix("configFiles"), let files = pair.value.mapping else { return }
                result[pair.key] = .mapping(files.pairs.reduce(into: files) { $0[$1.key] = anchored($1.value) })
            }
        }
        var result = files(in: mapping)
        for (key, value) in mapping.pairs where key.hasPrefix("targets") || key.hasPrefix("targetTemplates") {
            guard var targets = value.mapping else { continue }
            for (name, value) in targets.pairs {
                guard var target = value.mapping.map(files) else { continue }
                for (key, value) in target.pairs where key.hasPrefix("sources") {
                    target[key] = .list(value.elements.map(source))
                }
                targets[name] = .mapping(target)
            }
            result[key] = .mapping(targets)
        }
        return result
    }

    // MARK: Targets

    /// The targets with their templates applied, in their order.
    mutating func targets() -> [(name: String, target: XcodeGenValue.Mapping)] {
        let templates = root["targetTemplates"]?.mapping ?? .init()
        let replacing = WorkBudget(forInputOf: size)
        return (root["targets"]?.mapping ?? .init()).pairs.compactMap { name, value in
            guard let own = value.mapping else { return nil }
            var result = XcodeGenValue.Mapping()
            var used: Set<String> = []
            for template in own["templates"]?.texts ?? [] { lay(template, of: templates, over: &result, &used) }
            result = result.overlaid(with: own)
            let attributes = (result["templateAttributes"]?.mapping?.pairs ?? []).compactMap { pair in
                pair.value.text.map { (pair.key, $0) }
            }
            if budget > 0, let target = Self.replaced([("target_name", name)] + attributes, in: result, replacing) {
                return (name, target)
            }
            remarks.append(
                "\(path): the templates of '\(name)' make more text than dpend reads; dpend does not know this target")
            return nil
        }
    }

    /// Merges a template into the settings so far, after the templates that it names itself.
    private mutating func lay(
        _ name: String, of templates: XcodeGenValue.Mapping, over result: inout XcodeGenValue.Mapping,
        _ used: inout Set<String>
    ) {
        guard used.insert(name).inserted, let template = templates[name]?.mapping else { return }
        budget -= XcodeGenValue.mapping(template).count
        guard budget > 0 else { return }
        for other in template["templates"]?.texts ?? [] { lay(other, of: templates, over: &result, &used) }
        result = result.overlaid(with: template)
    }

    /// A target with `${name}` replaced by values; nil if this exceeds a budget. A value may contain the names of
    /// others several times.
    static func replaced(
        _ values: [(name: String, value: String)], in target: XcodeGenValue.Mapping, _ budget: WorkBudget
    ) -> XcodeGenValue.Mapping? {
        var isComplete = true
        let result = XcodeGenValue.mapping(target).mapTexts { text in
            guard text.contains("${") else { return text }
            return values.reduce(text) { text, value in
                let parts = text.components(separatedBy: "${\(value.name)}")
                // Before the work, which may be quadratic in the size of the file.
                isComplete = isComplete && budget.spend(1 + (parts.count - 1) * value.value.utf8.count)
                return isComplete ? parts.joined(separator: value.value) : text
            }
        }
        return isComplete ? result.mapping : nil
    }
}
