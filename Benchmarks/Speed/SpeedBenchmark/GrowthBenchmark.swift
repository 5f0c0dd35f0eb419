import Foundation

/// Measures shapes whose time could grow faster than the project: twice the input may take at most 2.3 times the
/// processor time.
struct GrowthBenchmark {
    let options: BenchmarkOptions
    let stopwatch: Stopwatch
    let programs: Programs

    private static let limit = 2.3

    func run() throws -> [Bar] {
        try GrowthShape.all.map { shape in
            let folder = options.scratch.appendingPathComponent("growth-\(shape.folder)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let commands = try [1, 2].map { factor in
                let count = factor * options.types
                let file = folder.appendingPathComponent("\(count)/Shape.swift")
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(shape.source(count).utf8).write(to: file)
                return programs.analyze([file.deletingLastPathComponent().path])
            }
            let series = try stopwatch.measure(
                "growth, \(shape.name)", runs: min(options.runs, 3), [.init(name: "once", command: commands[0]), .init(name: "twice", command: commands[1])])
            return .ratio(
                "\(shape.name): \(2 * options.types) to \(options.types), processor time",
                series[1].ratio(to: series[0], of: \.processorSeconds, and: \.processorSeconds), atMost: Self.limit)
        }
    }
}

/// A project of one file that consists of many equal parts.
struct GrowthShape: Sendable {
    var name: String
    /// The source with a number of parts.
    var source: @Sendable (Int) -> String

    var folder: String { name.filter(\.isLetter) }

    private init(
        _ name: String, first: String = "", last: String = "", _ part: @escaping @Sendable (_ number: Int, _ isLast: Bool) -> String
    ) {
        self.name = name
        source = { count in first + (0..<count).map { part($0, $0 + 1 == count) }.joined(separator: "\n") + "\n" + last }
    }

    static let all = [collection, missingNames, aliases] + registrations + [keys, requests] + chains + [diamond]

    private static let collection = GrowthShape(
        "elements of a collection", first: "protocol Part {}\n", last: "final class WholeImpl { init(parts: [any Part]) {} }\n"
    ) { number, _ in "final class Part\(number)Impl: Part { init() {} }" }

    private static let missingNames = GrowthShape("missing names that are like others") { number, _ in
        let digits = String(format: "%05d", number)
        return "final class UserAccountService\(digits)Impl { init() {} }\nfinal class User\(number)Impl { init(service: UserAccountBackend\(digits)Impl) {} }"
    }

    private static let aliases = GrowthShape("aliases") { number, _ in
        "typealias Name\(number) = \(number % 1_000 == 0 ? "Int" : "Name\(number - 1)")\nfinal class User\(number)Impl { init(value: Name\(number) = 0) {} }"
    }

    /// One type that is registered and requested again and again.
    private static let registrations = [
        ("Swinject", "Container", "c.register(One.self) { _ in One() }; _ = c.resolve(One.self)!"),
        ("Dip", "DependencyContainer", "c.register { One() }; let one: One = try! c.resolve()"),
        ("Resolver", "Resolver", "c.register { One() }; let one: One = c.resolve()"),
    ].map { library, container, code in
        GrowthShape("registrations of one type, \(library)", first: "import \(library)\nclass One {}\n") { number, _ in "func f\(number)(c: \(container)) { \(code) }" }
    }

    private static let keys = GrowthShape("keys, swift-dependencies", first: "import Dependencies\n") { number, _ in
        """
        struct Key\(number): DependencyKey { static let liveValue = Key\(number)() }
        extension DependencyValues { var key\(number): Key\(number) { get { self[Key\(number).self] } set { self[Key\(number).self] = newValue } } }
        struct User\(number) { @Dependency(\\.key\(number)) var key }
        """
    }

    private static let requests = GrowthShape("factories, Factory", first: "import Factory\n") { number, _ in
        "class Made\(number) {}\nextension Container { var made\(number): Factory<Made\(number)> { self { Made\(number)() } } }\nclass User\(number) { @Injected(\\.made\(number)) var made }"
    }

    /// Scopes that make each other. Each requires the clock of the first one.
    private static let chains = [
        GrowthShape("a chain, Needle", first: "import NeedleFoundation\nclass Clock {}\nfinal class RootComponent: BootstrapComponent { public var clock: Clock { Clock() }\n var a0: A0Component { A0Component(parent: self) } }\n") { number, isLast in
            let next = isLast ? "" : "var a\(number + 1): A\(number + 1)Component { A\(number + 1)Component(parent: self) }"
            return "protocol A\(number)Dependency: Dependency { var clock: Clock { get } }\nfinal class A\(number)Component: Component<A\(number)Dependency> { \(next) }"
        },
        GrowthShape("a chain, SafeDI", first: "import SafeDI\n@Instantiable public final class Clock: Instantiable { public init() {} }\n") { number, isLast in
            let next = isLast ? "" : "@Instantiated let m\(number + 1): M\(number + 1)"
            let parameters = (isLast ? "" : "m\(number + 1): M\(number + 1), ") + "clock: Clock"
            return "@Instantiable(\(number == 0 ? "isRoot: true" : ""))\npublic final class M\(number): Instantiable {\npublic init(\(parameters)) {}\n\(next)\n@\(number == 0 ? "Instantiated" : "Received") let clock: Clock\n}"
        },
        GrowthShape("a chain, Weaver", first: "import WeaverDI\nfinal class Clock { init() {} }\n") { number, isLast in
            let next = isLast ? "" : "// weaver: m\(number + 1) = M\(number + 1)\n"
            return "final class M\(number) {\n\(next)// weaver: clock \(number == 0 ? "=" : "<-") Clock\ninit(injecting _: M\(number)DependencyResolver) {}\n}"
        },
    ]

    /// Two components on each level, which both make both of the next level.
    private static let diamond = GrowthShape("a diamond, Needle", first: "import NeedleFoundation\nclass Clock {}\nfinal class RootComponent: BootstrapComponent { public var clock: Clock { Clock() }\n var a0: A0Component { A0Component(parent: self) }\n var b0: B0Component { B0Component(parent: self) } }\n") { number, isLast in
        let next = isLast ? "" : "AB".map { "var \($0.lowercased())\(number + 1): \($0)\(number + 1)Component { \($0)\(number + 1)Component(parent: self) }" }.joined(separator: "\n")
        return "AB".map { "protocol \($0)\(number)Dependency: Dependency { var clock: Clock { get } }\nfinal class \($0)\(number)Component: Component<\($0)\(number)Dependency> {\n\(next)\n}" }.joined(separator: "\n")
    }
}
