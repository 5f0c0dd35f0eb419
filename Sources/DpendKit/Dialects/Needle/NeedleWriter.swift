/// Writes the same file as Needle's generator 0.25.1, byte for byte.
///
/// Other tools and committed files depend on its exact text, so it is assembled as text. All names in it come from
/// declarations that the parser has read.
struct NeedleWriter: Sendable {
    private let tree: ScopeTree
    private let options: GeneratorOptions
    private let hash: String?
    private let style: NeedlePrevious.Style
    private let paths: NeedlePaths

    init(_ tree: ScopeTree, _ options: GeneratorOptions, hash: String?, style: NeedlePrevious.Style) {
        (self.tree, self.options, self.hash, self.style) = (tree, options, hash, style)
        paths = NeedlePaths(tree, order: Array(tree.scopes.indices))
    }

    /// A class or function of the file, and the call that registers it.
    private struct Piece {
        var text = ""
        /// The lines of the call.
        var registration: [String] = []
        var level = 0
        /// The name of a function, which is written only once.
        var function: String?
    }

    /// The whole text, written on so many threads.
    func text(jobs: Int) -> String {
        let parts = concurrentMap(chunksOf: paths.order.count, threadCount: jobs) { number in
            let providers = paths.providers(of: paths.order[number])
            return (pieces: self.pieces(providers), dynamic: providers.isEmpty ? "" : dynamicItems(paths.order[number]))
        }
        var pieces = parts.flatMap(\.pieces)
        var dynamic = parts.map(\.dynamic).joined()
        for scope in paths.order {
            guard case .extended(let name, let properties, let side) = tree.scopes[scope].kind else { continue }
            pieces.append(pluginExtension(name, properties, of: tree.scopes[scope].name, core: tree.scopes[side].name))
            dynamic += dynamicExtension(name, properties, of: tree.scopes[scope].name)
        }
        let registrations = pieces.map(\.registration).filter { !$0.isEmpty }
        let groups = stride(from: 0, to: registrations.count, by: Self.groupSize).map {
            registrations[$0..<min($0 + Self.groupSize, registrations.count)]
        }
        return """
            \(options.header ?? "")

            \(imports.joined(separator: "\n"))

            // swiftlint:disable unused_declaration
            private let needleDependenciesHash : String? = \(hash.map { "\"\($0)\"" } ?? "nil")

            // MARK: - Traversal Helpers

            \(helpers(pieces))

            // MARK: - Providers

            #if !NEEDLE_DYNAMIC

            \(written(pieces))
            #else
            \(dynamic)

            #endif

            \(isolated)private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
                return EmptyDependencyProvider(component: component)
            }

            // MARK: - Registration
            \(isolatedLine)private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
                __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
            }

            #if !NEEDLE_DYNAMIC

            \(groups.enumerated().map(registering).joined(separator: "\n\n"))
            #endif

            \(isolatedLine)public func registerProviderFactories() {
            #if !NEEDLE_DYNAMIC
                \(groups.indices.map { "register\($0 + 1)()" }.joined(separator: "\n    "))
            #endif
            }

            """
    }

    private static let groupSize = 50

    // MARK: Isolation

    /// The attribute of the global actor before a declaration, as people add it by hand for Swift 6.
    private var isolated: String { options.isolation.map { "@\($0) " } ?? "" }
    private var isolatedLine: String { options.isolation.map { "@\($0)\n" } ?? "" }
    /// The attribute before a protocol that a class of the actor conforms to, and before the import of the module,
    /// whose protocols do not mention actors.
    private var preconcurrency: String { options.isolation == nil ? "" : "@preconcurrency " }

    private var imports: [String] {
        let own = "import NeedleFoundation"
        if options.isolation == nil || !tree.imports.contains(own) { return tree.imports + options.additionalImports }
        return tree.imports.filter { $0 != preconcurrency + own }.map { $0 == own ? preconcurrency + $0 : $0 }
            + options.additionalImports
    }

    // MARK: Providers

    private func pieces(_ providers: [NeedlePaths.Provider]) -> [Piece] {
        var groups: [[NeedlePaths.Source]: [NeedlePaths.Provider]] = [:]
        var order = DistinctElements<[NeedlePaths.Source]>()
        for provider in providers {
            _ = order.append(provider.sources)
            groups[provider.sources, default: []].append(provider)
        }
        return order.all.flatMap { group -> [Piece] in
            let members = groups[group] ?? []
            guard let first = members.first, let last = first.path.last else { return [] }
            let dependency = tree.scopes[last].requirementName
            if dependency == NeedleReader.emptyDependency {
                return members.map {
                    Piece(registration: [
                        "registerProviderFactory(\(literal(name(of: $0.path))), factoryEmptyDependencyProvider)"
                    ])
                }
            }
            let title = "\(dependency)\(short(name(of: first.path)))Provider"
            return [Piece(text: providerClass(title, first, dependency))] + members.map { function($0, title) }
        }
    }

    private func function(_ provider: NeedlePaths.Provider, _ title: String) -> Piece {
        let arguments = provider.levels.sorted { $0.key < $1.key }.map {
            "\($0.key.lowercasedFirst): parent\($0.value)(component) as! \($0.key)"
        }.joined(separator: ", ")
        let function = "factory\(short(title))\(short(arguments))"
        let text = """
            /// \(name(of: provider.path))
            \(isolated)private func \(function)(_ component: NeedleFoundation.Scope) -> AnyObject {
                return \(title)(\(arguments))
            }

            """
        return Piece(
            text: text, registration: ["registerProviderFactory(\(literal(name(of: provider.path))), \(function))"],
            level: provider.levels.values.max() ?? 0, function: function)
    }

    private func providerClass(_ title: String, _ provider: NeedlePaths.Provider, _ dependency: String) -> String {
        let names = provider.levels.keys.sorted()
        return """
            \(isolated)private class \(title): \(preconcurrency)\(dependency) {
            \(provider.sources.map(property).joined(separator: "\n"))
            \(names.map { "    private let \($0.lowercasedFirst): \($0)" }.joined(separator: "\n"))
                init(\(names.map { "\($0.lowercasedFirst): \($0)" }.joined(separator: ", "))) {
            \(names.map { "        self.\($0.lowercasedFirst) = \($0.lowercasedFirst)" }.joined(separator: "\n"))
                }
            }

            """
    }

    private func property(_ source: NeedlePaths.Source) -> String {
        let owner = source.component.lowercasedFirst
        let base =
            switch source.part {
            case nil: owner
            case .pluginExtension: "\(owner).pluginExtension"
            case .nonCoreComponent(let name): "(\(owner).nonCoreComponent as! \(name))"
            }
        return property(source.property, of: base)
    }

    private func property(_ property: ScopeTree.Property, of base: String) -> String {
        """
            var \(property.name): \(property.type) {
                return \(base).\(property.name)
            }
        """
    }

    /// `^->Root->Child`
    private func name(of path: [Int]) -> String { "^->" + path.map { tree.scopes[$0].name }.joined(separator: "->") }

    /// A string literal. Names may contain quotation marks (SE-0451).
    private func literal(_ text: String) -> String { "\"\(SwiftStringSyntax.escaped(text))\"" }

    private func literal(_ property: ScopeTree.Property) -> String { literal("\(property.name)-\(property.type)") }

    private func short(_ text: String) -> String { String(SHA256.hexadecimal(text).prefix(20)) }

    // MARK: Plug-ins

    private func pluginExtension(_ name: String, _ properties: [ScopeTree.Property], of component: String, core: String)
        -> Piece
    {
        let text = """
            /// \(component) plugin extension
            \(isolated)private class \(name)Provider: \(preconcurrency)\(name) {
            \(properties.map { property($0, of: core.lowercasedFirst) }.joined(separator: "\n"))
                private unowned let \(core.lowercasedFirst): \(core)
                init(component: NeedleFoundation.Scope) {
                    let \(component.lowercasedFirst) = component as! \(component)
                    \(core.lowercasedFirst) = \(component.lowercasedFirst).nonCoreComponent as! \(core)
                }
            }

            """
        let registration = [
            "__PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: \(literal(component))) { component in",
            "    return \(name)Provider(component: component)", "}",
        ]
        return Piece(text: text, registration: registration)
    }

    // MARK: Dynamic

    private func dynamicItems(_ position: Int) -> String {
        let scope = tree.scopes[position]
        let required = scope.requirements.map {
            "        keyPathToName[\\\(scope.requirementName).\($0.name)] = \(literal($0))"
        }
        var lines = required.joined(separator: "\n")
        if !paths.isLeaf(position) {
            let own = scope.properties.filter(\.isPublic).map {
                "        localTable[\(literal($0))] = { \(style.capture)self.\($0.name) as Any }"
            }
            lines += "\n" + own.joined(separator: "\n")
        }
        return
            "\(isolated)extension \(scope.name): \(style.registration(preconcurrency, "Registration")) {\n    public func registerItems() {\n\(lines)\n    }\n}\n"
    }

    private func dynamicExtension(_ name: String, _ properties: [ScopeTree.Property], of component: String) -> String {
        let lines = properties.map { "        extensionToName[\\\(name).\($0.name)] = \(literal($0))" }.joined(
            separator: "\n")
        let title = "\(isolated)extension \(component): \(style.registration(preconcurrency, "ExtensionRegistration"))"
        return
            "/// \(component) plugin extension\n\(title) {\n    public func registerExtensionItems() {\n\(lines)\n    }\n}\n"
    }

    // MARK: Sections

    private func helpers(_ pieces: [Piece]) -> String {
        (1...max(1, pieces.map(\.level).max() ?? 1)).map { level in
            """
            private func parent\(level)(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
                return component\(String(repeating: ".parent", count: level))
            }
            """
        }.joined(separator: "\n\n")
    }

    private func written(_ pieces: [Piece]) -> String {
        var seen: Set<String> = []
        return pieces.filter { piece in piece.function.map { seen.insert($0).inserted } ?? true }.map(\.text).joined()
    }

    private func registering(_ number: Int, _ registrations: ArraySlice<[String]>) -> String {
        let lines = registrations.joined().joined(separator: "\n    ")
        return "\(isolatedLine)\(style.inlining)private func register\(number + 1)() {\n    \(lines)\n}"
    }
}

extension String {
    /// The text with a lowercase first letter.
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
