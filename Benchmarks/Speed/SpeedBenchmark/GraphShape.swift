/// The code of objects that require each other, for one library.
struct GraphShape: Sendable {
    let library: String
    /// The code before and after the objects.
    private let first: String
    private let last: String
    /// The code of an object, and of the objects that it requires.
    private let object: @Sendable (_ number: Int, _ next: [Int]) -> String

    private init(
        _ library: String, first: String = "", last: String = "",
        _ object: @escaping @Sendable (_ number: Int, _ next: [Int]) -> String
    ) {
        (self.library, self.first, self.last, self.object) = (library, first, last, object)
    }

    /// A project of some objects.
    ///
    /// - Parameter next: The objects that one of a number of objects requires.
    func files(_ count: Int, next: (_ number: Int, _ count: Int) -> [Int]) -> [String: String] {
        ["Shape.swift": first + (0..<count).map { object($0, next($0, count)) }.joined(separator: "\n") + "\n" + last]
    }

    static let all = [
        none, swinject, knit, dip, resolver, factory, stitcher, swiftDependencies, needle, safeDI, weaver,
    ]

    /// A class that takes the objects that it requires.
    private static func declaration(_ number: Int, _ next: [Int], suffix: String = "") -> String {
        let parameters = next.map { "m\($0): M\($0)\(suffix)" }.joined(separator: ", ")
        return "final class M\(number)\(suffix) { init(\(parameters)) {} }"
    }

    /// A call of its initializer with requests.
    private static func call(_ number: Int, _ next: [Int], _ request: (Int) -> String) -> String {
        "M\(number)(\(next.map { "m\($0): \(request($0))" }.joined(separator: ", ")))"
    }

    private static let none = GraphShape("no library") { declaration($0, $1, suffix: "Impl") }

    private static let swinject = GraphShape(
        "Swinject", first: "import Swinject\n", last: "func show(c: Container) { _ = c.resolve(M0.self)! }\n"
    ) { number, next in
        let call = call(number, next) { "r.resolve(M\($0).self)!" }
        return
            "\(declaration(number, next))\nfunc f\(number)(c: Container) { c.register(M\(number).self) { r in \(call) } }"
    }

    private static let knit = GraphShape(
        "Knit", first: "import Knit\n", last: "func show(r: Resolver) { _ = r.m0() }\n"
    ) { number, next in
        let call = call(number, next) { "r.m\($0)()" }
        return """
            \(declaration(number, next))
            final class A\(number): ModuleAssembly {
                func assemble(container: Container<Resolver>) { container.register(M\(number).self) { r in \(call) } }
            }
            """
    }

    private static let dip = GraphShape(
        "Dip", first: "import Dip\n", last: "func show(c: DependencyContainer) { let m: M0 = try! c.resolve() }\n"
    ) { number, next in
        let call = call(number, next) { _ in "try c.resolve()" }
        return "\(declaration(number, next))\nfunc f\(number)(c: DependencyContainer) { c.register { \(call) } }"
    }

    private static let resolver = GraphShape(
        "Resolver", first: "import Resolver\n", last: "func show() { let m: M0 = Resolver.resolve() }\n"
    ) { number, next in
        let call = call(number, next) { _ in "Resolver.resolve()" }
        return "\(declaration(number, next))\nfunc f\(number)() { Resolver.register { \(call) } }"
    }

    private static let factory = GraphShape("Factory", first: "import Factory\n") { number, next in
        let call = call(number, next) { "self.m\($0)()" }
        return
            "\(declaration(number, next))\nextension Container { var m\(number): Factory<M\(number)> { self { \(call) } } }"
    }

    private static let stitcher = GraphShape(
        "Stitcher", first: "import Stitcher\n", last: "final class Screen { @Injected var m: M0 }\n"
    ) { number, next in
        let call = call(number, next) { _ in "try DependencyGraph.inject()" }
        return """
            \(declaration(number, next))
            @DependencyRegistrarBuilder func f\(number)() -> DependenciesRegistrar { Dependency { \(call) } }
            """
    }

    private static let swiftDependencies = GraphShape("swift-dependencies", first: "import Dependencies\n") {
        number, next in
        let requests = next.map { "@Dependency(\\.m\($0)) var m\($0)\n" }.joined()
        return """
            struct M\(number): DependencyKey { static var liveValue: M\(number) { \(requests) return M\(number)() } }
            extension DependencyValues { var m\(number): M\(number) { get { self[M\(number).self] } set { self[M\(number).self] = newValue } } }
            """
    }

    // MARK: Libraries with scopes

    // Each scope requires the clock of the first one.

    private static let needle = GraphShape(
        "Needle",
        first: """
            import NeedleFoundation
            class Clock {}
            final class RootComponent: BootstrapComponent { public var clock: Clock { Clock() }
             var m0: M0Component { M0Component(parent: self) } }

            """
    ) { number, next in
        let made = next.map { "var m\($0): M\($0)Component { M\($0)Component(parent: self) }" }.joined(separator: "\n")
        return """
            protocol M\(number)Dependency: Dependency { var clock: Clock { get } }
            final class M\(number)Component: Component<M\(number)Dependency> {
            \(made)
            }
            """
    }

    private static let safeDI = GraphShape(
        "SafeDI",
        first: "import SafeDI\n@Instantiable public final class Clock: Instantiable { public init() {} }\n"
    ) { number, next in
        let made = next.map { "@Instantiated let m\($0): M\($0)" }.joined(separator: "\n")
        let parameters = (next.map { "m\($0): M\($0)" } + ["clock: Clock"]).joined(separator: ", ")
        return """
            @Instantiable(\(number == 0 ? "isRoot: true" : ""))
            public final class M\(number): Instantiable {
            public init(\(parameters)) {}
            \(made)
            @\(number == 0 ? "Instantiated" : "Received") let clock: Clock
            }
            """
    }

    private static let weaver = GraphShape("Weaver", first: "import WeaverDI\nfinal class Clock { init() {} }\n") {
        number, next in
        let made = next.map { "// weaver: m\($0) = M\($0)\n" }.joined()
        return """
            final class M\(number) {
            \(made)// weaver: clock \(number == 0 ? "=" : "<-") Clock
            init(injecting _: M\(number)DependencyResolver) {}
            }
            """
    }
}
