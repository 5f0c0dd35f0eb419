/// Writes a layout into a configuration file: the settings for all targets, and the targets.
struct LayoutDraft {
    private let layout: ProjectLayout
    private let proposal: SettingsProposal

    init(_ layout: ProjectLayout, _ proposal: SettingsProposal) {
        (self.layout, self.proposal) = (layout, proposal)
    }

    /// Whether the project has several targets.
    private var hasTargets: Bool { layout.targets.contains { $0.name != nil } }

    // MARK: For all targets

    /// The settings at the top.
    var head: [String] {
        ([
            hasTargets ? nil : inputs, excludes, platform, deploymentTarget, isolation, container,
            hasTargets ? locations : output,
        ]
            as [String?]).compactMap { $0 }
    }

    private var inputs: String { "# The files and folders to read.\n" + list("inputs", layout.inputs, indentation: "") }

    private var excludes: String {
        let comment = "# Paths to leave out: '*' stays within a name, '**/' spans folders.\n"
        // A project with one target has its exclusions here.
        let globs = (hasTargets ? nil : layout.targets.first?.settings.excludes?.map(\.value)) ?? layout.excludes
        return comment + (globs.isEmpty ? "# exclude: '**/*Tests/**'\n" : list("exclude", globs, indentation: ""))
    }

    private var platform: String {
        let comment = "# The platform that '#if os(…)' and 'canImport' are decided for.\n"
        guard let platform = layout.shared.platform else { return comment + "# platform: ios\n" }
        let reason = layout.platformReason.isEmpty ? "" : "   # \(layout.platformReason)"
        return comment + "platform: \(platform.rawValue)\(reason)\n"
    }

    private var deploymentTarget: String? {
        guard let target = layout.shared.deploymentTargets?.first else { return nil }
        let comment = "# The oldest system on which the code runs, as in the project's build settings.\n"
        return comment + "\(SettingKey.deploymentTarget.rawValue): \(target.platform.rawValue)\(target.version)\n"
    }

    private var isolation: String? {
        let own = hasTargets ? nil : layout.targets.first?.settings.defaultIsolation
        guard let isolation = own ?? layout.shared.defaultIsolation else { return nil }
        return
            "# The isolation of declarations that do not state one, as in the project's build settings.\ndefault-isolation: \(isolation.rawValue)\n"
    }

    private var container: String? {
        guard let container = layout.shared.container else { return nil }
        let reason = container == .embedded ? "the sources use DpendRuntime" : "its code needs no package"
        return
            "# The kind of container that makes the objects: static, embedded or dip.\ncontainer: \(container.rawValue)   # \(reason)\n"
    }

    private var locations: String {
        "# Module files say where providers are, so that reports about their clients show the source.\nlocations: true\n"
    }

    /// The outputs of a project with one Swift module.
    private var output: String? {
        guard let settings = layout.targets.first?.settings, let path = settings.outputFile else { return nil }
        let module = settings.moduleName == nil ? "" : ", and the module that it belongs to"
        var text = "# The file that 'dpend generate' writes\(module).\n"
        text += "\(SettingKey.outputFile.rawValue): \(YAMLText.scalar(path))\n"
        if let name = settings.moduleName { text += "\(SettingKey.moduleName.rawValue): \(YAMLText.scalar(name))\n" }
        return text + testSupport("", indentation: "")
    }

    /// A commented line that users can switch on.
    private func testSupport(_ target: String, indentation: String) -> String {
        guard let path = layout.testSupportFiles[target] else { return "" }
        return
            "\(indentation)# \(SettingKey.testSupport.rawValue): \(YAMLText.scalar(path))   # remove the '#' to override dependencies in tests\n"
    }

    // MARK: Targets

    /// The targets at the bottom; nil for a project with a single Swift module.
    var targets: String? {
        guard hasTargets else { return nil }
        let count = layout.targets.count { $0.settings.moduleName == nil }
        var text = """
            # The modules of the project, each behind those that it links: \(layout.targets.count - count) with a container, \(count) with a \
            module file.
            # The settings above hold for all of them, unless a target has its own.
            targets:

            """
        text += layout.targets.enumerated().map(target).joined(separator: "\n")
        return text
    }

    private func target(_ position: Int, _ target: ConfigurationFile.Target) -> String {
        let settings = target.settings
        var text = "  \(YAMLText.scalar(target.name ?? "")):\n"
        text += list("inputs", settings.inputs?.map(\.value) ?? [], indentation: "    ")
        if let excludes = settings.excludes { text += list("exclude", excludes.map(\.value), indentation: "    ") }
        if let libraries = settings.libraries { text += flow("library", libraries.map(\.value), indentation: "    ") }
        func add(_ key: SettingKey, _ value: String?) {
            if let value { text += "    \(key.rawValue): \(YAMLText.scalar(value))\n" }
        }
        add(.platform, settings.platform?.rawValue)
        add(.deploymentTarget, settings.deploymentTargets?.first.map { "\($0.platform.rawValue)\($0.version)" })
        add(.defaultIsolation, settings.defaultIsolation?.rawValue)
        add(.access, settings.access?.rawValue)
        add(.moduleName, settings.moduleName)
        add(.outputFile, settings.outputFile)
        add(.exportsFile, settings.exportsFile)
        // Only an application has external values.
        if settings.moduleName != nil, let externals = proposal.externalsOfTargets[position] {
            text += SharedSettingsDraft.list("external", externals, indentation: "    ")
        }
        return text + testSupport(target.name ?? "", indentation: "    ")
    }

    // MARK: YAML

    private func list(_ key: String, _ values: [String], indentation: String) -> String {
        if values.count == 1, !indentation.isEmpty { return "\(indentation)\(key): \(YAMLText.scalar(values[0]))\n" }
        return "\(indentation)\(key):\n" + values.map { "\(indentation)  - \(YAMLText.scalar($0))\n" }.joined()
    }

    /// A list in brackets. It is short, because users do not edit it.
    private func flow(_ key: String, _ values: [ModuleFileInput], indentation: String) -> String {
        let words = values.map { library in
            YAMLText.scalar(
                GeneratedFile.moduleName(ofPath: library.path) == library.name
                    ? library.path : "\(library.name)=\(library.path)")
        }
        if words.count == 1 { return "\(indentation)\(key): \(words[0])\n" }
        var lines = ["\(indentation)\(key): ["]
        for (number, word) in words.enumerated() {
            let text = word + (number == words.count - 1 ? "]" : ",")
            if lines[lines.count - 1].count + text.count > Self.width {
                lines.append("\(indentation)  \(text)")
            } else {
                lines[lines.count - 1] += (lines[lines.count - 1].hasSuffix("[") ? "" : " ") + text
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let width = 130
}
