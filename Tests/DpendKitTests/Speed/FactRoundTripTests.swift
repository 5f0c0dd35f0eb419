import Testing

@testable import DpendKit

/// Stored facts are read back unchanged. A new field that is missing in the coding, or that no sample has a value for,
/// fails here.
@Suite struct FactRoundTripTests {
    private static let samples = [
        """
        internal import Foundation
        @_exported import Shared
        @_implementationOnly import Secret
        public import DpendRuntime
        #if canImport(Network)
        @preconcurrency import struct Network.Address
        #endif
        public typealias Pair<T> = (first: T, T)
        typealias Handler = @Sendable (Int) async throws(Failure) -> Void
        protocol P: AnyObject { associatedtype Item; typealias Inner = [Item]? }
        open class Base<Element>: Other.Parent, P & Q {
            #if os(iOS)
            class OnlyThere {}
            #endif
            public required convenience init?(a: inout Int, _ b: sending Lazy<any P>, c: some P, d: Int...) throws { }
            @MainActor internal init(@Assisted e: [String: Base<Int>.Inner?], f: @autoclosure @escaping () async -> Int = 1) async {}
            @available(*, unavailable) fileprivate init(g: P.Protocol, h: P.Type, i: () throws -> [3 of Int]) {}
            init(j: () throws -> P) rethrows {}
        }
        // dpend:ignore
        // dpend:assisted dpend:tag Fast<Int> dpend:shared dpend:nonsense dpend:entry "a b"
        private actor Worker { nonisolated init() {} }
        @Made final class Written { let value: Int }
        final class Keeper { let held = Store(); let given: Mutex<Int>; init() {} }
        @available(iOS 26, macOS 26.1, *) @frozen package struct Value: Hashable { @Wrapped(1) var e: Int; let a: Int; var b = 2; private let c: String? ; @Wrapped var d: Swift.Array<Int> }
        enum Choice { case one }
        extension Base where Element == Int {}
        """,
        """
        import DpendRuntime
        #if DEBUG
        class Hidden: nonisolated P {}
        #elseif arch(wasm32)
        class Small {}
        #else
        class Shown {}
        #endif
        class Configuration: DependencyConfiguration {
            static func a(p: P) throws -> DependencyRegistration<A> { DependencyRegistration(tag: B.self, scope: .singleton) { A() } }
            override var b: DependencyRegistration<C> { DependencyRegistration { await C() } }
            func c<T>() -> DependencyRegistration<T> { make() }
            #if DEBUG
            func d() async -> DependencyRegistration<Int> { DependencyRegistration { 1 } }
            #endif
            func e( -> Int
        }
        class C { init(a: = }
        """,
        """
        final class Generic {
            init<T>(a: T) { fatalError() }
            init(b: [some P], c: (Int, named: String)) {}
        }
        class Screen {
            @Injected var a: P
            var count = 0
            @Injected(B.self) public private(set) var b: Q!
            @DpendRuntime.Injected(chosen()) weak var c = makeC()
        }
        class Other: DependencyConfiguration {
            func a() -> DependencyRegistration<Int> { DependencyRegistration(scope: chosen()) { 1 } }
            func b() -> DependencyRegistration<Int> { DependencyRegistration(in: "Session", entry: Format.json) { 1 } }
        }
        // dpend:tag
        // weaver: clock = Clock
        protocol Closable { func close(animated: Bool) }
        class Open { init(make: (@escaping () -> Void, Int) -> Open) {} }
        class Unfinished { init(a: Int
        """,
        "",
    ]

    private static let codeSamples = [
        """
        import Swinject
        #if canImport(Network)
        import Network
        #endif
        @MainActor final class Screen<Model>: Base, P {
            @Injected(name: "a") lazy var a: A! = B(c: 1.5, d: [1, 2], e: ["x": .f], g: (1, h: true), i: \\Screen.a.b)
            @Wrapped<Int> static var b: [Int] { get { c } set { d = newValue as? E ?? nil } }
            init?(@Assisted a: Int = 1, _ b: some P) throws { self.a = try! r.resolve(A.self)! }
            nonisolated func n() { later { @MainActor in go() } }
            func f<T>(t: T.Type) -> T! {
                @Clamped lazy var x: Int! = if y { 1 } else { 2 }
                var z: Int { 3 }
                guard let w = try? q as! W else { fatalError("no") }
                if #available(iOS 17, *), let v, v is V, x > 1 { throw Failure.some } else { return nil }
                for (i, j) in pairs { print(i ? j : -j) }
                #if os(iOS)
                go()
                #endif
                do { try go() } catch { defer { stop() } }
                func inner() -> Int { "a\\(b)c" + "d" }
                switch z { case 1: c.register(T.self, name: "n") { (r: Resolver, s) -> T in T(s: s) }.inObjectScope(.container) default: a?.b { $0 + $1 } }
                return make() { 1 } also: { 2 }
            }
            #if canImport(Network)
            func g() {}
            #endif
            struct Inner {}
        }
        enum Choice: String { case one = "1", two }
        extension Screen: Q { }
        fill(Container())
        """,
        """
        // weaver: import Foundation
        public class Owned {
            // weaver: clock = Clock <- P
            // weaver: clock.scope = .lazy
            var got: Int { get { 1 } }
            public var made: Int { 2 }
        }
        // weaver: alone = Int
        """,
        "let plain = Clock(1)",
        """
        #Preview("Clock", traits: .sizeThatFitsLayout) { ClockView() }
        struct ClockPreviews: PreviewProvider {
            static let clock = Clock()
            static var previews: some View { ClockView(clock: clock) }
        }
        """,
        "func f() { while a { b() } }",
        "protocol Screen { associatedtype Model }",
        "func f() { later { [weak a, b = c.d] in a?.go(b) } }",
        "func f() { c.register { () } }",
        """
        #Configuration(folders: ["App"])
        #Checked
        @Made extension Clock { public static func make(zone: Zone) -> Clock<Int> { Clock() } }
        """,
    ]

    private static let outlineSample = """
        import NeedleFoundation
        let root = RootComponent()
        public final class RootComponent<T>: BootstrapComponent, Other<A, B> {
            public var clock: Clock { shared { Clock() } }
            static var count = 1
            var game: GameComponent { GameComponent(parent: self) }
            func screen(user: User) -> Screen { first(shared { Screen(user) }); return shared { Screen(user) } }
            var list: ListComponent { return .init(parent: self) }
            var all: [Any] { [ListComponent(parent: self)] }
            func page() -> Page { first(shared { Page() }); return shared { Page() } }
            class Inner: Component<EmptyDependency> { let name = "" }
        }
        protocol P: Dependency { var a: Int { get } }
        extension RootComponent { func go() { stop() }; func end() { start() } }
        """

    private static var code: [SourceCode] {
        codeSamples.enumerated().map { number, sample in
            var code = reader.readCode(Array(sample.utf8), path: "A.swift", readsBodies: number != 2)
            if number < 2 {
                code.outline = reader.readOutline(
                    Array([outlineSample, ""][number].utf8), path: "A.swift", readsBodies: false)
            }
            return code
        }
    }

    @Test func codeIsReadAsItWasWritten() throws {
        for code in Self.code {
            var coded = code
            let bytes = FactWriter.bytes(of: &coded, ownPath: "A.swift")
            #expect(CanonicalDescription.of(coded) == CanonicalDescription.of(code))
            let back = try #require(
                bytes.withUnsafeBytes { FactReader.value(of: $0, ownPath: "A.swift") as SourceCode? })
            #expect(CanonicalDescription.of(back) == CanonicalDescription.of(code))
            for length in bytes.indices where bytes.count < 500 || length % 7 == 0 {
                let back = bytes[..<length].withUnsafeBytes { FactReader.value(of: $0) as SourceCode? }
                #expect(back == nil)
            }
        }
    }

    @Test func everyFieldOfCodeHasASample() {
        var values: [String: Set<String>] = [:]
        for code in Self.code { note(code, in: &values) }
        #expect(values.keys.count { $0.hasPrefix("Code") } > 40)
        let types = [
            "Code", "SourceCode", "SourceOutline", "TypeOutline", "InheritedOutline", "PropertyOutline", "CallOutline",
            "KeptCallOutline",
        ]
        // The place of a file decides whether it is a test, and the hash is one of the facts.
        for (field, values) in values.sorted(by: { $0.key < $1.key })
        where types.contains(where: field.hasPrefix) && !["SourceCode.isTest", "SourceCode.identity"].contains(field) {
            #expect(
                values.count > 1 || field.hasSuffix("path"), "no sample has another value of \(field) than \(values)")
        }
    }

    private static let reader = SourceReader(defines: [], platform: .linux, architecture: .arm64, parsesBodies: false)

    private static var declarations: [SourceDeclarations] {
        (samples + [outlineSample, "// NeedleFoundation", "// makeContainer"]).map {
            reader.read(Array($0.utf8), path: "A.swift")
        }
    }

    @Test func declarationsAreReadAsTheyWereWritten() throws {
        for declarations in Self.declarations {
            var coded = declarations
            let bytes = FactWriter.bytes(of: &coded, ownPath: "A.swift")
            #expect(coded == declarations)
            let back = try #require(
                bytes.withUnsafeBytes { FactReader.value(of: $0, ownPath: "A.swift") as SourceDeclarations? })
            #expect(back == declarations)
            // Some fields are not compared.
            #expect(CanonicalDescription.of(back) == CanonicalDescription.of(declarations))
            // Facts hold for a copy of the file elsewhere.
            let moved = try #require(
                bytes.withUnsafeBytes { FactReader.value(of: $0, ownPath: "B.swift") as SourceDeclarations? })
            #expect(
                CanonicalDescription.of(moved)
                    == CanonicalDescription.of(declarations).replacing("7:A.swift", with: "7:B.swift"))
        }
    }

    @Test func everyFieldHasASample() {
        var values: [String: Set<String>] = [:]
        for declarations in Self.declarations { note(declarations, in: &values) }
        #expect(values.count > 50)
        for (field, values) in values.sorted(by: { $0.key < $1.key }) where !Self.isFixed(field) {
            #expect(values.count > 1, "no sample has another value of \(field) than \(values)")
        }
    }

    @Test func damagedBytesGiveNoValueAndNoCrash() {
        for declarations in Self.declarations {
            var coded = declarations
            let bytes = FactWriter.bytes(of: &coded, ownPath: "A.swift")
            #expect(coded == declarations)
            for length in bytes.indices {
                let back = bytes[..<length].withUnsafeBytes { FactReader.value(of: $0) as SourceDeclarations? }
                #expect(back == nil)
            }
            for position in bytes.indices {
                var damaged = bytes
                damaged[position] ^= 0xFF
                _ = damaged.withUnsafeBytes { FactReader.value(of: $0) as SourceDeclarations? }
            }
        }
    }

    /// Fields that are the same in all results of a reader, because names are resolved later.
    private static func isFixed(_ field: String) -> Bool {
        // Of a type as it is written only the components are there.
        field.hasSuffix("path") || field.hasPrefix("Parts.") && field != "Parts.components"
            // The contents of enumerations and optionals are not fields of a struct.
            || field.hasSuffix(".some") || field.hasPrefix("Optional") || field.contains("Result<")
            || field == "Effects.globalActor"
    }

    private func note(_ value: Any, in values: inout [String: Set<String>]) {
        let mirror = Mirror(reflecting: value)
        for child in mirror.children {
            if mirror.displayStyle == .struct, let label = child.label {
                values["\(type(of: value)).\(label)", default: []].insert(CanonicalDescription.of(child.value))
            }
            note(child.value, in: &values)
        }
    }
}
