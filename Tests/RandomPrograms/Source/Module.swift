import DpendKit

/// One Swift module of a random program.
struct Module {
    let name: String
    /// The positions of the modules that it links.
    var links: [Int]
    var declarations: [Declaration] = []
    /// The files of its declarations: a file number for each.
    var fileCount = 1
    var options = Options()
    /// The access of what other modules use. Nil for the application, which has no users.
    var exportedAccess: String?
    /// The text of a `Package.swift` in its folder.
    var manifest: String?

    /// The options of dpend.
    struct Options {
        var filters: [String] = []
        var excludes: [String] = []
        var kinds: Set<ResolutionOptions.ImplicitKind> = [.class, .actor]
        var scopes: [(pattern: String, scope: Scope)] = []
        var tags: [(pattern: String, tag: String)] = []
        /// `--implicit-assisted`
        var assisted: [String] = []
        /// `--implicit-required`
        var required: [String] = []
        /// `--implicit-decorator`
        var decorators: [String] = []
        /// `--access`
        var access: ResolutionOptions.Access?
        /// `--deployment-target macos…`
        var macOS: Int?
        /// Whether declarations are isolated to the main actor by default.
        var isOnMainActor = false
        /// The language mode 5, instead of the newest one.
        var isOfMode5 = false
        /// The upcoming features that are on.
        var features: Set<String> = []
        /// The nested containers: their paths and the types of their values.
        var nested: [(path: String, values: [String])] = []
        /// `--implicit-container`
        var containers: [(pattern: String, container: String)] = []
        /// Severities other than the rules' own. Programs have optionals that nothing fills and state in several
        /// objects, which is right Swift.
        var severities: [String: Diagnostic.Severity] = ["unfilled-optional": .off, "split-state": .off]

        /// Adds the options of another module, for a run over both.
        mutating func add(_ other: Options) {
            filters += other.filters.filter { !filters.contains($0) }
            excludes += other.excludes
            kinds.formUnion(other.kinds)
            scopes += other.scopes
            tags += other.tags
            assisted += other.assisted
            required += other.required
            decorators += other.decorators
        }
    }

    /// The sources, in a folder of the module's name.
    func sources(imports modules: [Module]) -> [SourceFile] {
        manifestFiles
            + (0..<fileCount).map { file in
                let parts = declarations.filter { $0.file % fileCount == file }
                let named = parts.reduce(into: Set<Int>()) { $0.formUnion($1.imports) }
                let imported = named.sorted().map { modules[$0].name }.filter { $0 != name }
                let imports = ModuleImports(of: self, file: file, imported: imported)
                let text = imports.text + parts.map { "\n" + $0.conditional(isolated($0.text)) }.joined()
                return SourceFile(path: "\(name)/File\(file).swift", text: text)
            }
    }

    /// The settings of the compiler, as its arguments.
    var compilerArguments: [String] {
        ["-swift-version", options.isOfMode5 ? "5" : "6"]
            + (options.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
            + options.features.sorted().flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The settings of the compiler, as a manifest has them.
    var manifestSettings: String {
        let settings =
            (options.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
            + (options.isOfMode5 ? [".swiftLanguageMode(.v5)"] : [])
            + options.features.sorted().map { ".enableUpcomingFeature(\"\($0)\")" }
        return settings.isEmpty ? "" : ", swiftSettings: [\(settings.joined(separator: ", "))]"
    }
}

extension Module {
    /// Adds the isolation to each type if the default is the main actor: the other types must be nonisolated.
    private func isolated(_ text: String) -> String {
        guard options.isOnMainActor else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { number, line -> String in
            // The plan does not know the isolation of an extension's members. An extension around another type comes
            // first.
            let isFirst = lines[..<number].allSatisfy { $0.hasPrefix("@available") }
            if !isFirst, line.hasPrefix("extension ") { return "nonisolated " + line }
            let indentation = line.prefix { $0 == " " }
            let declaration = line.dropFirst(indentation.count)
            // A type that inherits from a Sendable protocol is not isolated by default.
            let isByDefault = !declaration.contains(":")
            for attribute in ["@Swift.MainActor ", "@MainActor "] where isByDefault && declaration.hasPrefix(attribute)
            {
                return String(indentation + declaration.dropFirst(attribute.count))
            }
            return indentation + (Self.isType(declaration) ? "nonisolated " : "") + declaration
        }.joined(separator: "\n")
    }

    private static func isType(_ line: Substring) -> Bool {
        var words = line.split(separator: " ")[...]
        if let first = words.first, ["public", "package", "private", "fileprivate"].contains(first) {
            words.removeFirst()
        }
        if words.first == "final" { words.removeFirst() }
        return words.first.map { ["class", "struct", "enum", "protocol"].contains($0) } ?? false
    }

    private var manifestFiles: [SourceFile] {
        manifest.map { [SourceFile(path: "\(name)/Package.swift", text: $0)] } ?? []
    }
}

/// A top-level declaration.
struct Declaration {
    var content: Content
    /// The positions of the modules that it mentions, except in a type's initializers.
    var namedModules: Set<Int> = []
    /// The number of its file, modulo the number of files.
    var file = 0
    /// Whether it is a type that dpend chooses.
    var isChosen = false
    /// A condition of the compiler that holds.
    var condition: ConditionDraft?

    enum Content {
        case text(String)
        case type(TypeDeclaration)
    }

    /// Its lines, ending with a line feed.
    var text: String {
        switch content {
        case .text(let text): text
        case .type(let type): type.text
        }
    }

    /// The type, if its initializers make it.
    var type: TypeDeclaration? {
        get { if case .type(let type) = content { type } else { nil } }
        set { if let newValue { content = .type(newValue) } }
    }

    var imports: Set<Int> { namedModules.union(type?.imports ?? []) }

    /// Its lines between `#if` and `#endif`, if it has a condition.
    func conditional(_ text: String) -> String { condition?.around(text) ?? text }
}
