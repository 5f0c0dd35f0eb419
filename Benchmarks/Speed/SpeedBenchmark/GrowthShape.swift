import Foundation

/// A project that consists of many equal parts.
struct GrowthShape: Sendable {
    let name: String
    /// Whether the project has a configuration file.
    let isConfigured: Bool
    /// The texts of the files of a project with a number of parts, by their paths.
    private let files: @Sendable (_ count: Int) -> [String: String]

    private init(
        _ name: String, isConfigured: Bool = false, files: @escaping @Sendable (_ count: Int) -> [String: String]
    ) {
        (self.name, self.isConfigured, self.files) = (name, isConfigured, files)
    }

    /// A project of one file.
    private init(
        _ name: String, first: String = "", last: String = "", _ part: @escaping @Sendable (_ number: Int) -> String
    ) {
        self.init(name) { count in ["Shape.swift": first + (0..<count).map(part).joined(separator: "\n") + "\n" + last]
        }
    }

    /// A project of one file, by its lines.
    private init(_ name: String, lines: @escaping @Sendable (_ count: Int) -> [String]) {
        self.init(name) { count in ["Shape.swift": lines(count).joined(separator: "\n") + "\n"] }
    }

    /// Writes a project with a number of parts.
    func write(_ count: Int, to folder: URL) throws {
        // This ends the search for a package.
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
        for (path, text) in files(count) {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    static let all =
        [collection, missingNames, aliases] + graphs + registrations + [
            keys, requests, packageTargets, configuredTargets,
        ]
        + GraphShape.all.flatMap { shape in
            [
                GrowthShape("a chain, \(shape.library)") {
                    shape.files($0) { number, count in number + 1 < count ? [number + 1] : [] }
                },
                GrowthShape("a diamond, \(shape.library)") { shape.files($0, next: diamond) },
            ]
        }

    /// Two objects on each level, which both require both of the next level. The first object makes the first level.
    private static func diamond(_ number: Int, of count: Int) -> [Int] {
        let first = number + 1 + number % 2
        return [first, first + 1].filter { $0 < count }
    }

    /// Graphs of ordinary classes that an algorithm could walk again and again.
    private static let graphs = [
        GrowthShape(
            "a chain", lines: { count in (0..<count).map { type("C\($0)", next: "C\($0 + 1)") } + [type("C\(count)")] }),
        GrowthShape(
            "a chain without its end", lines: { count in (0..<count).map { type("C\($0)", next: "C\($0 + 1)") } }),
        GrowthShape("a ring", lines: { count in (0..<count).map { type("C\($0)", next: "C\(($0 + 1) % count)") } }),
        GrowthShape(
            "a lattice",
            lines: { count in
                let levels = count / 2
                return (0..<levels).flatMap { level in
                    ["L", "R"].map { type("\($0)\(level)", next: "L\(level + 1)", "R\(level + 1)") }
                } + [type("L\(levels)"), type("R\(levels)")]
            }),
        GrowthShape("a hub", lines: { count in (0..<count).map { type("C\($0)", next: "Hub") } + [type("Hub")] }),
        GrowthShape("a missing hub", lines: { count in (0..<count).map { type("C\($0)", next: "Hub") } }),
        GrowthShape(
            "an ambiguous hub",
            lines: { count in
                ["protocol Hub {}", "final class UserImpl { init(hub: any Hub) {} }"]
                    + (0..<count).map { "final class H\($0)Impl: Hub { init() {} }" }
            }),
        GrowthShape("many missing keys", lines: { count in (0..<count).map { type("C\($0)", next: "Missing\($0)") } }),
        GrowthShape(
            "all in one",
            lines: { count in
                let parameters = (0..<count).map { "p\($0): C\($0)Impl" }.joined(separator: ", ")
                return ["final class HubImpl { init(\(parameters)) {} }"] + (0..<count).map { type("C\($0)") }
            }),
    ]

    /// A class whose initializer requires others.
    private static func type(_ name: String, next: String...) -> String {
        "final class \(name)Impl { init(\(next.enumerated().map { "p\($0): \($1)Impl" }.joined(separator: ", "))) {} }"
    }

    private static let collection = GrowthShape(
        "elements of a collection", first: "protocol Part {}\n",
        last: "final class WholeImpl { init(parts: [any Part]) {} }\n"
    ) { number in "final class Part\(number)Impl: Part { init() {} }" }

    private static let missingNames = GrowthShape("missing names that are like others") { number in
        let digits = String(format: "%05d", number)
        return """
            final class UserAccountService\(digits)Impl { init() {} }
            final class User\(number)Impl { init(service: UserAccountBackend\(digits)Impl) {} }
            """
    }

    private static let aliases = GrowthShape("aliases") { number in
        """
        typealias Name\(number) = \(number % 1_000 == 0 ? "Int" : "Name\(number - 1)")
        final class User\(number)Impl { init(value: Name\(number) = 0) {} }
        """
    }

    /// One type that is registered and requested again and again.
    private static let registrations = [
        ("Swinject", "Container", "c.register(One.self) { _ in One() }; _ = c.resolve(One.self)!"),
        ("Dip", "DependencyContainer", "c.register { One() }; let one: One = try! c.resolve()"),
        ("Resolver", "Resolver", "c.register { One() }; let one: One = c.resolve()"),
    ].map { library, container, code in
        GrowthShape("registrations of one type, \(library)", first: "import \(library)\nclass One {}\n") { number in
            "func f\(number)(c: \(container)) { \(code) }"
        }
    }

    private static let keys = GrowthShape("keys, swift-dependencies", first: "import Dependencies\n") { number in
        let property =
            "var key\(number): Key\(number) { get { self[Key\(number).self] } set { self[Key\(number).self] = newValue } }"
        return """
            struct Key\(number): DependencyKey { static let liveValue = Key\(number)() }
            extension DependencyValues { \(property) }
            struct User\(number) { @Dependency(\\.key\(number)) var key }
            """
    }

    private static let requests = GrowthShape("factories, Factory", first: "import Factory\n") { number in
        """
        class Made\(number) {}
        extension Container { var made\(number): Factory<Made\(number)> { self { Made\(number)() } } }
        class User\(number) { @Injected(\\.made\(number)) var made }
        """
    }

    /// Targets that share the files of one folder.
    private static let packageTargets = GrowthShape("targets of a package in one folder", isConfigured: true) { count in
        let targets = (0..<count).map {
            "        .target(name: \"T\($0)\", path: \"Sources\", sources: [\"F\($0 / 2).swift\"]),\n"
        }
        var files = sources(count / 2)
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "P",
                targets: [
            \(targets.joined())    ]
            )

            """
        files[".dpend.yml"] = "inputs: Sources\nimplicit-filter: 'Impl$'\n"
        return files
    }

    private static let configuredTargets = GrowthShape(
        "targets of a configuration file in one folder", isConfigured: true
    ) { count in
        let targets = (0..<count).map { number in
            "  T\(number):\n    inputs: Sources/F\(number / 2).swift\n    mode: library\n    output-file: Derived/T\(number).dpendmodule\n"
        }
        var files = sources(count / 2)
        files[".dpend.yml"] = "implicit-filter: 'Impl$'\ntargets:\n\(targets.joined())"
        return files
    }

    private static func sources(_ count: Int) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: (0..<count).map {
                ("Sources/F\($0).swift", "public final class F\($0)Impl { public init() {} }\n")
            })
    }
}
