/// Turns the Swift modules of a project into targets of a configuration file.
extension ProjectLayout {
    mutating func write(_ parts: ProjectParts) {
        let names = Self.names(parts.all)
        let cover = InputCover(parts.sources)
        let outputs = Self.outputs(parts.all, cover)
        chooseShared(parts)
        var globs: Set<String> = []
        for (number, part) in parts.all.enumerated() {
            var settings = Settings()
            let chosen = cover.cover(part.module.files, roots: part.module.roots)
            let own = Self.globs(in: chosen.inputs, parts.testSources).union(
                parts.replacedManifests.map(PathGlob.escaped))
            globs.formUnion(own)
            settings.inputs = chosen.inputs.map { Placed($0) }
            // A target's list replaces the shared one.
            if !chosen.excludes.isEmpty { settings.excludes = (own.sorted() + chosen.excludes).map { Placed($0) } }
            if part.module.platform != shared.platform { settings.platform = part.module.platform }
            if shared.deploymentTargets == nil {
                settings.deploymentTargets = part.module.deploymentTarget.map { [$0] }
            }
            let isolation: ResolutionOptions.DefaultIsolation = part.module.isOnMainActor ? .mainActor : .nonisolated
            if isolation != shared.defaultIsolation ?? .nonisolated { settings.defaultIsolation = isolation }
            if parts.all.count > 1 {
                if !part.libraries.isEmpty {
                    settings.libraries = part.libraries.map {
                        Placed(ModuleFileInput(name: parts.all[$0].module.moduleName, path: outputs[$0]))
                    }
                }
                settings.outputFile = outputs[number]
                if !part.module.hasContainer, Self.isPackageAccessEnough(number, parts.all) {
                    settings.access = .package
                }
            }
            if part.module.hasExports, parts.all.count > 1 {
                settings.exportsFile =
                    "\(Self.folder(for: part.module, cover))/\(part.module.moduleName).exports.generated.swift"
            }
            let name = parts.all.count > 1 ? names[number] : nil
            if part.module.hasContainer {
                (settings.moduleName, settings.outputFile) = (part.module.moduleName, outputs[number])
                testSupportFiles[name ?? ""] = part.testFolder.map {
                    "\($0)/Derived/\(part.module.moduleName)TestSupport.generated.swift"
                }
            }
            targets.append(.init(name: name, settings: settings))
        }
        if !globs.isEmpty { shared.excludes = globs.sorted().map { Placed($0) } }
    }

    /// The values that most targets share.
    private mutating func chooseShared(_ parts: ProjectParts) {
        func mostFrequent<Value: Hashable>(_ values: [Value]) -> Value? {
            let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
            let highest = counts.values.max()
            return values.first { counts[$0] == highest }
        }
        shared.platform = mostFrequent(parts.all.compactMap(\.module.platform))
        // The shared setting would replace the platforms of a package.
        let deploymentTargets = parts.all.map(\.module.deploymentTarget)
        if let first = deploymentTargets.first ?? nil, deploymentTargets.allSatisfy({ $0 == first }) {
            shared.deploymentTargets = [first]
        }
        let isOnMainActor = parts.all.count { $0.module.isOnMainActor } * 2 > parts.all.count
        if isOnMainActor { shared.defaultIsolation = .mainActor }
        let usesRuntime = parts.all.contains {
            $0.content.imports.contains(TypeExpression.runtimeModule)
                || $0.module.dependencies.contains(.product(TypeExpression.runtimeModule))
        }
        shared.container = usesRuntime ? .embedded : StaticContainerGenerator().kind
        if parts.all.count > 1 { shared.locations = true }
    }

    // MARK: Names

    /// The unique names of targets. If several have the same name, the name of a surrounding folder comes before it.
    private static func names(_ parts: [ProjectParts.Part]) -> [String] {
        var names: [String] = []
        var used: Set<String> = []
        let counts = Dictionary(parts.map { ($0.module.name, 1) }, uniquingKeysWith: +)
        for part in parts {
            let name = part.module.name
            let folders = part.module.path.split(separator: "/").dropLast().reversed().map {
                $0.split(separator: ".").first.map(String.init) ?? ""
            }
            let longer = folders.filter { $0 != name && !$0.isEmpty }.map { "\($0)-\(name)" }
            let numbered = (2...parts.count + 1).lazy.map { "\(name)-\($0)" }
            let choice = (counts[name] ?? 0 > 1 ? longer : []) + [name]
            let unique = choice.first { !used.contains($0) } ?? numbered.first { !used.contains($0) } ?? name
            used.insert(unique)
            names.append(unique)
        }
        return names
    }

    /// The paths of generated files. Module files are by-products of a run; the Swift file of an application belongs to
    /// its sources.
    private static func outputs(_ parts: [ProjectParts.Part], _ cover: InputCover) -> [String] {
        var outputs: [String] = []
        var used: Set<String> = []
        for part in parts {
            let module = part.module
            let (folder, name) =
                module.hasContainer
                ? (Self.folder(for: module, cover), "\(module.moduleName)Module.generated.swift")
                : ("Derived", "\(module.moduleName).dpendmodule")
            var path = "\(folder)/\(name)"
            var number = 1
            while !used.insert(path).inserted {
                // A module file has the name of its Swift module.
                path =
                    "\(folder)/\(PackageManifest.moduleName(of: part.module.name))\(number == 1 ? "" : "\(number)")/\(name)"
                number += 1
            }
            outputs.append(path)
        }
        return outputs
    }

    /// The folder for the generated Swift of an application: `Derived` in the folder with the application's name, or
    /// else in the folder with most of its files.
    private static func folder(for module: ProjectModule, _ cover: InputCover) -> String {
        let folders = cover.cover(module.files, roots: module.roots).inputs.filter {
            !$0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.hasPrefix("/")
        }
        if folders.count == 1 { return "\(folders[0])/Derived" }
        // 'App/Sources' is better than 'Templates/App'. From several such folders the largest wins.
        let called = folders.compactMap { folder in
            folder.split(separator: "/").firstIndex { module.name.contains($0) }.map { depth in
                (folder: folder, rank: (depth, -module.files.count { $0.hasPrefix(folder + "/") }, folder.count))
            }
        }
        if let folder = called.min(by: { $0.rank < $1.rank })?.folder { return "\(folder)/Derived" }
        var counts: [String: Int] = [:]
        for file in module.files where !file.hasPrefix(".") && !file.hasPrefix("/") {
            var folder = ProjectFolder.folder(of: file)
            while folder != "." {
                counts[folder, default: 0] += 1
                folder = ProjectFolder.folder(of: folder)
            }
        }
        // The innermost folder with more than half of the files.
        let large = counts.filter { $0.value * 2 > module.files.count }.keys
        return large.max { ($0.count, $0) < ($1.count, $1) }.map { "\($0)/Derived" } ?? "Derived"
    }

    // MARK: Settings

    private static func globs(in inputs: [String], _ testSources: [String]) -> Set<String> {
        var result: Set<String> = []
        for input in inputs {
            for path in testSources where path.hasPrefix(input + "/") {
                if let glob = TestPaths.globs(for: String(path.dropFirst(input.count + 1))).first {
                    result.insert(glob)
                }
            }
        }
        return result
    }

    /// Whether only targets of the same package link a library that has `package` declarations.
    private static func isPackageAccessEnough(_ number: Int, _ parts: [ProjectParts.Part]) -> Bool {
        let path = parts[number].module.path
        let clients = parts.filter { $0.libraries.contains(number) }
        return parts[number].content.hasPackageAccess && !clients.isEmpty
            && clients.allSatisfy { $0.module.path == path }
    }
}

extension [ConfigurationFile.Target] {
    /// Takes away the exports files of other modules, which would be empty.
    mutating func leaveExports(toModules modules: Set<String>) {
        for position in indices where self[position].settings.exportsFile != nil {
            let isNeeded =
                self[position].settings.outputFile.map { modules.contains(GeneratedFile.moduleName(ofPath: $0)) }
                ?? true
            if !isNeeded { self[position].settings.exportsFile = nil }
        }
    }
}
