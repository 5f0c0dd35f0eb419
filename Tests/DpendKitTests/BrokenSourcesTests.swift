import DpendKit
import Foundation
import Testing

/// Sources that do not compile, or hardly: each case was found by `make robustness`.
@Suite(.timeLimit(.minutes(15))) struct BrokenSourcesTests {
    @Test(arguments: [
        "typealias A = (A, A)",
        "typealias A = [B: B]\ntypealias B = (A) -> A",
        "typealias A<T> = Dictionary<A<T>, A<T>>",
    ]) func circularAliasesEnd(_ aliases: String) throws {
        let resolution = try resolve("\(aliases)\nclass C { init(a: A) {} }")
        #expect(resolution.diagnostics.map(\.rule.identifier) == ["unsatisfied-dependency"])
    }

    @Test func circularSuperclassesEnd() throws {
        let resolution = try resolve("class A: A.B.C {}\nclass B: C.A { class C: B.C {} }\nclass C: B { init(a: A.X) {} }")
        #expect(!resolution.graph.nodes.isEmpty)
    }

    @Test(arguments: [
        "@\nclass C {}", "class : P {}\nclass C {}", "extension . {}\nclass C {}", "typealias = A\nextension A {}\nclass C {}",
        "class C {}\nimport", "import /\nclass C {}", "class ` ` {}\nclass C {}",
        "typealias B =\nextension B {}\nclass C {}", "class C { init(a: , b: [Int: ]) {} }",
        "class C { init(a: any any P) {} }",
    ]) func whatHasNoNameIsLeftOut(_ text: String) throws {
        #expect(try resolve(text, .application).diagnostics.map(\.rule.identifier) == ["syntax-error"])
        let text = text.replacingOccurrences(of: "class C", with: "public class C")
            .replacingOccurrences(of: "init", with: "public init")
        let module = try resolve(text, .library).generate(outputPath: "M.dpendmodule").text
        #expect(throws: Never.self) { try ModuleFileReader().read(module, name: "M", path: "M.dpendmodule") }
    }

    /// Types that dpend has no use for stand in module files as they were written.
    @Test(arguments: ["[3 of Int]", "~Copyable", "any P & ~Copyable", "(repeat each T)", "V<3>", "V<Optional<1>>"])
    func moduleFileWithRareTypeIsAccepted(_ type: String) throws {
        let text = "public class C { public init(a: Outer<(\(type))>) {} }\npublic typealias A = \(type)"
        let module = try resolve(text, .library).generate(outputPath: "M.dpendmodule").text
        let library = try ModuleFileReader().read(module, name: "M", path: "M.dpendmodule")
        #expect(library.factories.map(\.dependencies.count) == [1])
        #expect(library.typealiases.count == 1)
    }

    @Test func bracketsThatNestTooDeeplyEndTheFile() throws {
        let brackets = String(repeating: "[(", count: 100) + String(repeating: ")]", count: 100)
        let resolution = try resolve("class C {}\nlet a = \(brackets)")
        #expect(resolution.graph.nodes.count == 1)
        #expect(
            TextDiagnosticFormatter().format(resolution.diagnostics)
                == "Sources.swift:2:41: warning: square brackets nest more than 16 deep, so that the rest is not read; "
                + "what could be read of the file counts [syntax-error]\n")
    }

    @Test func typesOfThousandsOfPartsAreRead() throws {
        let marks = String(repeating: "?", count: 20_000)
        let members = String(repeating: ".B", count: 2_000)
        #expect(try resolve("class C { init(a: A\(marks), b: A\(members) = x) {} }").graph.nodes.count == 1)
    }

    @Test func thousandsOfErrorsOnALineAreReportedOnce() throws {
        let resolution = try resolve("class C {}\n\(String(repeating: "any ", count: 5_000))")
        #expect(resolution.diagnostics.map(\.rule.identifier) == ["syntax-error"])
    }

    /// swift-syntax ends the program over them beside an `=`.
    @Test(arguments: ["\u{B}", "\u{C}", "\u{FEFF}", "\u{A0}"]) func rareSpaceIsSpace(_ space: String) throws {
        #expect(try resolve("class C { init(a: Int =\(space) 1) {} }").diagnostics == [])
        #expect(try resolve("\(space)class C {}").graph.nodes.count == 1)
    }

    @Test(arguments: ["\u{2028}", "\u{2029}", "\u{2014}", "\u{FFFD}"])
    func characterThatIsNoSwiftIsReported(_ character: String) throws {
        let text = "class C {\n    init(a: Int \(character)= 1) {}\n    func f() { self.a \(character)= a }\n}\nclass D {}"
        let resolution = try resolve(text)
        #expect(resolution.diagnostics.map(\.rule.identifier) == ["syntax-error"])
        #expect(resolution.graph.nodes.map(\.key.name) == ["C", "D"])
    }

    @Test func tagsOfDipAreStringLiterals() throws {
        let text = """
            class C: DependencyConfiguration {
                func a() -> DependencyRegistration<Int> { DependencyRegistration(tag: `a"b`.self) { 1 } }
            }
            """
        #expect(try generated(text, try #require(ContainerKind(rawValue: "dip"))).contains(#"tag: "a\"b""#))
    }

    @Test func operatorsDoNotProvide() throws {
        let text = """
            class C: DependencyConfiguration {
                static func + () -> DependencyRegistration<Int> { DependencyRegistration { 1 } }
            }
            """
        #expect(try resolve(text).graph.nodes.map(\.key.name) == ["C"])
    }

    @Test func globalActorStandsBeforeModifiers() throws {
        let text = try generated("@MainActor class C {}", try #require(ContainerKind(rawValue: "dip")))
        #expect(text.contains("    @Swift.MainActor private static func registerDependencies("))
    }

    private func resolve(
        _ text: String, _ mode: ResolutionOptions.Mode = .application,
        _ container: ContainerKind = .embedded
    ) throws -> DependencyResolution {
        var options = ResolutionOptions()
        options.mode = mode
        options.moduleName = "M"
        options.implicitFilters = ["."]
        options.container = container
        return try DependencyResolution(sources: [SourceFile(path: "Sources.swift", text: text)], options: options)
    }

    private func generated(_ text: String, _ container: ContainerKind) throws -> String {
        try resolve(text, .application, container).generate(outputPath: "AppModule.swift").text
    }
}
