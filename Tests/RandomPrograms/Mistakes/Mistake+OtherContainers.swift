extension Mistake {
    /// Mistakes in containers of other libraries, which fill themselves at run time beside the container of dpend.
    static let otherContainers: [Mistake] = [
        swinject("early-request") { builder, fill in
            let name = builder.plantProtocol()
            builder.declare("final class \(name)Plain: \(name) {}\n", in: builder.plantIndex)
            return [
                "func \(fill)(_ container: Container) -> any \(name) {",
                "    let early = §container.resolve((any \(name)).self)!",
                "    container.register((any \(name)).self) { _ in \(name)Plain() }", "    return early", "}",
            ]
        },
        swinject("ignored-arguments") { builder, fill in
            let name = builder.plantTaking("user: String")
            let scope = builder.pick([".container", ".weak"])
            return [
                "func \(fill)(_ container: Container) {",
                "    §container.register(\(name).self) { _, user in \(name)(user: user) }.inObjectScope(\(scope))",
                "}",
            ]
        },
        swinject("mismatched-arguments") { builder, fill in
            let name = builder.plantTaking("user: String")
            let arguments = builder.pick(["", ", argument: 1", ", arguments: \"one\", 2"])
            return [
                "func \(fill)(_ container: Container) {",
                "    container.register(\(name).self) { _, user in \(name)(user: user) }", "}", "",
                "func \(fill)Later(_ resolver: any Resolver) -> \(name) {",
                "    §resolver.resolve(\(name).self\(arguments))!", "}",
            ]
        },
        swinject("replaced-registration") { builder, fill in
            let name = builder.plantProtocol()
            for suffix in ["One", "Two"] {
                builder.declare("final class \(name)\(suffix): \(name) {}\n", in: builder.plantIndex)
            }
            return [
                "func \(fill)(_ container: Container) {",
                "    container.register((any \(name)).self) { _ in \(name)One() }",
                "    §container.register((any \(name)).self) { _ in \(name)Two() }", "}",
            ]
        },
        swinject("unsatisfied-dependency") { builder, fill in
            let lost = builder.plantProtocol()
            let name = builder.plantTaking("lost: any \(lost)")
            return [
                "func \(fill)(_ container: Container) {",
                "    container.register(\(name).self) { \(name)(lost: §$0.resolve((any \(lost)).self)!) }", "}",
            ]
        },
        swinject("dependency-cycle") { builder, fill in
            let names = [builder.names.next() + "Round", builder.names.next() + "Round"].sorted()
            for (name, other) in [(names[0], names[1]), (names[1], names[0])] {
                builder.declare("final class \(name) {\n    init(other: \(other)) {}\n}\n", in: builder.plantIndex)
            }
            return [
                "func \(fill)(_ container: Container) {",
                "    container.register(\(names[0]).self) { \(names[0])(other: §$0.resolve(\(names[1]).self)!) }",
                "    container.register(\(names[1]).self) { \(names[1])(other: $0.resolve(\(names[0]).self)!) }", "}",
            ]
        },
        other("invalid-registration", ["Swinject", "SwinjectAutoregistration"]) { builder, fill in
            let name = builder.plantTaking("from: Int, to: Int")
            return [
                "func \(fill)(_ container: Container) {",
                "    §container.autoregister(\(name).self, arguments: Int.self, Int.self, initializer: \(name).init)",
                "}",
            ]
        },
        other("shared-cache", ["FactoryKit"]) { builder, fill in
            let name = builder.plantPlain()
            let feature = builder.names.next() + "Feature"
            return [
                "final class \(feature): SharedContainer {", "    static let shared = \(feature)()",
                "    let manager = ContainerManager()", "}", "", "extension Container {",
                "    var \(fill): Factory<\(name)> { self { \(name)() }.singleton }", "}", "", "extension \(feature) {",
                "    var \(fill): Factory<\(name)> { §self { \(name)() }.singleton }  // again", "}",
            ]
        },
        other("orphan-component", ["NeedleFoundation"]) { builder, fill in
            let name = builder.plantPlain()
            let (root, child) = (builder.names.next() + "RootComponent", builder.names.next() + "ChildComponent")
            return [
                "final class \(root): BootstrapComponent {", "    public var \(fill): \(name) { \(name)() }",
                "    var child: \(child) { §.init(parent: self) }", "}", "",
                "protocol \(child)Dependency: Dependency {", "    var \(fill): \(name) { get }", "}", "",
                "final class \(child): Component<\(child)Dependency> {}",
            ]
        },
    ]

    private static func swinject(
        _ rule: String, _ lines: @escaping @Sendable (inout ProgramBuilder, String) -> [String]
    ) -> Mistake { other(rule, ["Swinject"], lines) }

    /// - Parameter lines: The code of a container, with the name of a function or property; `§` is before the mistake.
    private static func other(
        _ rule: String, _ modules: [String], _ lines: @escaping @Sendable (inout ProgramBuilder, String) -> [String]
    ) -> Mistake {
        Mistake(rule: rule, variant: modules[modules.count - 1]) { builder in
            // Programs with names of generated code may have types of these libraries' names.
            guard !builder.isHostile else { return nil }
            let lines = lines(&builder, "fill" + builder.names.next())
            let imports = modules.map { "import \($0)" } + [""]
            let text = (imports + lines).joined(separator: "\n").replacing("§", with: "") + "\n"
            builder.declare(text, in: builder.plantIndex)
            return lines.first { $0.contains("§") }.map { .text(String($0.trimmingPrefix { $0 == " " })) }
        }
    }
}

extension ProgramBuilder {
    /// A class that no filter chooses, with an initializer; its name.
    fileprivate mutating func plantTaking(_ parameters: String) -> String {
        let name = names.next() + "Taking"
        declare("final class \(name) {\n    init(\(parameters)) {}\n}\n", in: plantIndex)
        return name
    }
}
