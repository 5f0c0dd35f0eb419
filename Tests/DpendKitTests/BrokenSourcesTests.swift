import Foundation
import Testing

@testable import DpendKit

/// Sources that do not compile, or barely. `make robustness` found each case.
@Suite(.timeLimit(.minutes(60))) struct BrokenSourcesTests {
    @Test(arguments: [
        "typealias A = (A, A)",
        "typealias A = [B: B]\ntypealias B = (A) -> A",
        "typealias A<T> = Dictionary<A<T>, A<T>>",
    ]) func circularAliasesEnd(_ aliases: String) throws {
        let resolution = try resolve("\(aliases)\nclass C { init(a: A) {} }")
        #expect(resolution.diagnostics.map(\.rule.identifier) == ["unsatisfied-dependency"])
    }

    @Test func circularSuperclassesEnd() throws {
        let resolution = try resolve(
            "class A: A.B.C {}\nclass B: C.A { class C: B.C {} }\nclass C: B { init(a: A.X) {} }")
        #expect(!resolution.graph.nodes.isEmpty)
    }

    @Test(arguments: [
        "@\nclass C {}", "class : P {}\nclass C {}", "extension . {}\nclass C {}",
        "typealias = A\nextension A {}\nclass C {}",
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

    /// Module files contain types that dpend does not analyze as they were written.
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
            TextDiagnosticFormatter().format(resolution.diagnostics).text
                == "Sources.swift:2:41: warning: square brackets nest more than 16 deep, so that the rest is not read; "
                + "what could be read of the file counts [syntax-error]\n")
    }

    /// Next to an `=`, a character that is not Swift crashes swift-syntax. In parts that do not affect the result,
    /// dpend does not report it.
    @Test(arguments: [
        "let a = b \u{FFFD}= 0 ? 1 : 2\nclass C {}", "class C { func f() { a = b \u{FFFD}= 0 ? 1 : 2 } }",
        "class C { func f(a: Int = b \u{FFFD}= 0) {} }",
        "class C { let a = b \u{FFFD}= 0\n init() {} }",
    ]) func foreignCharactersWhereNothingIsDecidedAreIgnored(_ text: String) throws {
        let resolution = try resolve(text)
        #expect(resolution.graph.nodes.count == 1)
        #expect(!resolution.hasErrors)
    }

    @Test func foreignCharactersDoNotHideOtherMistakes() throws {
        let resolution = try resolve("class C {\n    let a = b \u{FFFD}= 0\n    init(a: , b: Int) {}\n}")
        #expect(resolution.diagnostics.compactMap(\.location?.line) == [3])
    }

    @Test func manifestsThatNestTooDeeplyAreUndecidable() {
        let brackets = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
        let text =
            "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"B\"), \(brackets)])"
        #expect(PackageManifestReader.read(Array(text.utf8), path: "Package.swift").undecidable?.line == 2)
    }

    /// Constants that refer to each other several times.
    @Test(arguments: [
        "let a = b + b + b\nlet b = a + a + a\nlet package = Package(name: \"P\", targets: a)",
        "let a = \"\\(b)\\(b)\\(b)\"\nlet b = \"\\(a)\\(a)\\(a)\"\nlet package = Package(name: \"P\", targets: [.target(name: a)])",
        "let a = a\nlet package = Package(name: \"P\", targets: [.target(name: \"T\", sources: a)])",
        (0..<15).map { "let a\($0) = [" + String(repeating: "a\($0 + 1), ", count: 8) + "]" }.joined(separator: "\n")
            + "\nlet package = Package(name: \"P\", targets: a0)",
    ]) func constantsThatMultiplyTheWorkAreUndecidable(_ text: String) {
        #expect(
            PackageManifestReader.read(Array("import PackageDescription\n\(text)".utf8), path: "Package.swift")
                .undecidable != nil)
    }

    @Test func sourceThatTakesTooLongIsNoticed() {
        let end = DispatchSemaphore(value: 0)
        let watch = SourceWatch(limits: .init(time: 0.3, memory: 1 << 40)) { error in
            #expect(
                error.description
                    == "A.swift: error: reading this source takes more than 0 seconds; exclude it with '--exclude'")
            end.signal()
        }
        #expect(watch.watch("A.swift", size: 1) { Self.compute { end.wait(timeout: .now()) == .success } })
        // A source within the limits.
        #expect(watch.watch("B.swift", size: 1) { 1 } == 1)
    }

    /// Code that takes swift-syntax too much time, memory or stack.
    @Test(arguments: [
        ("let a = \"", "\\(\"", 20_000, "interpolations nest too deeply for the parser"),
        ("let a: ", "A<", 12_000, "angle brackets nest more than 64 deep"),
        ("", "#if A\n", 5_000, "'#if' nests more than 64 deep"),
        ("let a: A", ".B", 1_000_000, "a type or an expression is a chain of thousands of parts"),
        ("let a: A", "?", 1_000_000, "a type or an expression is a chain of thousands of parts"),
        ("let a: ", "() -> ", 1_000_000, "a type or an expression is a chain of thousands of parts"),
        ("let a: ", "[Optional<", 40, "square brackets nest more than 16 deep"),
        ("let u = \"https://a\", b: ", "[", 60, "square brackets nest more than 16 deep"),
        ("f(a.`// b`, ", "[", 60, "square brackets nest more than 16 deep"),
        ("/* // *// let a: ", "[", 60, "square brackets nest more than 16 deep"),
        ("let a: ", "A</*=*/", 12_000, "angle brackets nest more than 64 deep"),
        ("let a: ", "A<//=\n", 12_000, "angle brackets nest more than 64 deep"),
        ("let a: ", "<#A#><B,\n", 12_000, "angle brackets nest more than 64 deep"),
        ("let a: ", "[[<#A#>]: [", 40, "square brackets nest more than 16 deep"),
        ("let a: ", "() /*,*/ -> ", 100_000, "a type or an expression is a chain of thousands of parts"),
        ("func f() -> A", "[[//#if A\n", 20, "square brackets nest more than 16 deep"),
        ("", "[[//\"\n", 20, "square brackets nest more than 16 deep"),
        ("", "[[/*=/* { */ \" */\n", 20, "square brackets nest more than 16 deep"),
        ("let a = /[/*", "[", 60, "square brackets nest more than 16 deep"),
        ("let a = /[//", "[", 60, "square brackets nest more than 16 deep"),
        ("let u = \"[ //\" + \"[/*\", b: ", "[", 60, "square brackets nest more than 16 deep"),
        ("let a = ", "(", 100_000, "parentheses nest too deeply for the parser"),
        ("func f() { let x = ", "(& ", 1_000, "parentheses nest too deeply for the parser"),
        ("let x = ", "a as (", 1_000, "parentheses nest too deeply for the parser"),
        (
            "func f() -> Foo" + String(repeating: "\"\\(", count: 60), " 0x\"", 20_000,
            "interpolations nest too deeply for the parser"
        ),
        ("class A { ", "<a>", 20_000, "too many keywords or names follow each other for the parser"),
        ("enum A { case ", "+(a)", 20_000, "too many keywords or names follow each other for the parser"),
        ("a a", "()", 30_000, "unexpected text in source file"),
        ("func f() ", "{", 100_000, "braces nest too deeply for the parser"),
        ("", "class D { ", 20_000, "braces nest too deeply for the parser"),
        ("", "precedencegroup a { ", 1_000, "braces nest too deeply for the parser"),
        ("", "if ", 1_000, "too many keywords or names follow each other for the parser"),
        ("func f() { let x = ", "_move a;", 8_193, "too many keywords or names follow each other for the parser"),
        ("func f() { let x = ", "async a;", 8_193, "too many keywords or names follow each other for the parser"),
        ("let x = ", ". ", 8_192, "too many keywords or names follow each other for the parser"),
        ("class A { init(a: ", ", ", 8_192, "too many keywords or names follow each other for the parser"),
        ("class A { init(a: ", ": a ", 8_192, "too many keywords or names follow each other for the parser"),
        ("", "@;", 16_384, "too many keywords or names follow each other for the parser"),
        ("let x = ", "/ a;", 8_192, "too many keywords or names follow each other for the parser"),
        ("let x = ", "+a ", 8_192, "too many keywords or names follow each other for the parser"),
        ("let x = ", "\\", 8_192, "too many keywords or names follow each other for the parser"),
        ("let x = ", "' a ", 8_192, "too many keywords or names follow each other for the parser"),
        ("enum A { case ", "a, a\n", 13_108, "too many keywords or names follow each other for the parser"),
        ("class A { ", "@a(), ", 10_923, "too many keywords or names follow each other for the parser"),
        ("class A { init(a: ", "@a, ", 16_385, "too many keywords or names follow each other for the parser"),
        ("class A: ", "<a>;", 16_385, "too many keywords or names follow each other for the parser"),
        ("class A<T: ", "() -> a\n", 8_193, "too many keywords or names follow each other for the parser"),
        ("@a(", "\\( a\n", 13_108, "too many keywords or names follow each other for the parser"),
        ("func f() { if ", "@ a;", 16_385, "too many keywords or names follow each other for the parser"),
        ("class A { init(a: ", "`", 65_537, "too many keywords or names follow each other for the parser"),
        ("", "#", 65_536, "too many number signs follow each other for the parser"),
    ]) func whatNestsTooDeeplyEndsTheFile(_ beginning: String, _ part: String, _ count: Int, _ message: String) throws {
        let resolution = try resolve("class C {}\n\(beginning)\(String(repeating: part, count: count))")
        #expect(resolution.graph.nodes.contains { $0.key.name == "C" })
        #expect(resolution.diagnostics.map(\.rule.identifier) == ["syntax-error"])
        // The parser's own message has no limit of dpend.
        let isLimit = message != "unexpected text in source file"
        let expected = isLimit ? "\(message), so that the rest is not read" : message
        #expect(resolution.diagnostics.first?.message.hasPrefix(expected) == true)
    }

    /// Real code is far from any limit.
    @Test(arguments: [
        String(repeating: "A<", count: 60) + "Int" + String(repeating: ">", count: 60),
        "[String: Result<[Int: (A<B>) -> C<D>], any Error>]", "A" + String(repeating: "?", count: 4_000),
        String(repeating: "(Int) -> ", count: 1_000) + "Int",
    ]) func whatNestsLessIsRead(_ type: String) throws {
        #expect(
            try !resolve("class C { init(a: \(type)) {} }").diagnostics.contains {
                $0.rule.identifier == "syntax-error"
            })
    }

    @Test func interpolationsMayHaveParentheses() throws {
        let text = (0..<200).map { "let a\($0) = \"\\(f(a: (1, \"(\"))) :( \\(b) c\"" }.joined(separator: "\n")
        #expect(try resolve("class C {}\n\(text)\nclass D {}").diagnostics.isEmpty)
    }

    /// Parentheses in strings, comments and regular expressions do not nest.
    @Test func onlyCodeNests() throws {
        let text = (0..<2_000).map { "let a\($0) = \"((\" + #\"\\(\"# + \"\\\\(\" // ((\n/* (( */ let b\($0) = /\\(/" }
            .joined(separator: "\n")
        #expect(try resolve("class C {}\n\(text)\nclass D {}").diagnostics.isEmpty)
    }

    /// `..<` opens no angle bracket.
    @Test func tablesOfRangesAreRead() throws {
        let rows = String(repeating: "(0..<9, A.a), ([0 ..< 9], b),\n", count: 3_000)
        #expect(try resolve("class C {}\nlet table: [(Range<Int>, A)] = [\n\(rows)]\nclass D {}").diagnostics.isEmpty)
    }

    /// A comment in an array may hold anything, also what would end a string.
    @Test func commentsDoNotNest() throws {
        let text =
            "let a = [" + (0..<200).map { "\($0) /* [ */, // from [\($0), \"[a]\" <b>" }.joined(separator: "\n") + "\n]"
        #expect(try resolve("class C {}\n\(text)\nclass D {}").diagnostics.isEmpty)
    }

    @Test func comparisonsAreNotAngleBrackets() throws {
        let text = "let a = [" + (0..<1_000).map { "a\($0) < b && c<d" }.joined(separator: ",\n") + "]"
        #expect(try resolve("class C {}\n\(text)\nclass D {}").diagnostics.isEmpty)
    }

    @Test func termsOfASumAreNotNeighbors() throws {
        let text = "let a = " + String(repeating: "a + b - c*d && e || ", count: 2_000) + "f"
        #expect(try resolve("class C {}\n\(text)\nclass D {}").diagnostics.isEmpty)
    }

    /// Members whose lines begin without a keyword, and statements between them.
    @Test func membersMayHaveManyLines() throws {
        let members = (0..<1_000).map { number in
            """
                @Wrapped(key: "a\(number)")
                @MainActor
                private var a\(number): Int
                    = [1, 2]
                    .count
                case b\(number),
                    c\(number)
                #note("a")
                func d\(number)
                (a: @escaping () -> Void, @Wrapped b: Int) -> Int {
                    a()
                    b[0] = \(number)
                    return [{ @MainActor in a() }, `b`].actor
                }
            """
        }
        let text = "enum D:\n    Int,\n    P\n{\n\(members.joined(separator: "\n"))\n}"
        #expect(try resolve("class C {}\n\(text)\nclass E {}").graph.nodes.map(\.key.name) == ["C", "E"])
    }

    @Test func thousandsOfClausesAreRead() throws {
        let clauses = (0..<5_000).map { "#elseif A\($0)\nclass C\($0) {}\n" }.joined()
        #expect(try resolve("#if A\n\(clauses)#else\nclass C {}\n#endif").graph.nodes.map(\.key.name) == ["C"])
    }

    @Test func conditionThatIsTooLongDoesNotHold() throws {
        let condition = String(repeating: "os(Linux) || ", count: 50_000)
        #expect(
            try resolve("#if \(condition)os(Linux)\nclass C {}\n#else\nclass D {}\n#endif").graph.nodes.map(\.key.name)
                == ["D"])
    }

    // MARK: Names

    /// Each doubles the work of the previous one, but not the result.
    @Test(arguments: [
        (0..<30).map { "typealias A\($0) = A\($0 + 1) & B\($0 + 1)\ntypealias B\($0) = A\($0 + 1) & B\($0 + 1)\n" }
            .joined() + "protocol A30 {}\nprotocol B30 {}",
        "typealias A0 = A1<A1>\n" + (1..<30).map { "typealias A\($0) = A\($0 + 1)<A\($0 + 1)>\n" }.joined()
            + "struct A30<T> {}",
        "class S { class P {}\n" + (0..<30).map { "class C\($0): P { " }.joined() + String(repeating: "}", count: 31)
            + "\ntypealias A0 = S.C0",
    ]) func namesThatDoubleTheWorkAreLookedUp(_ text: String) throws {
        let resolution = try resolve("\(text)\nclass X { init(a: A0) {} }", filters: ["^X$"])
        #expect(resolution.diagnostics.map(\.rule.identifier) == ["unsatisfied-dependency"])
    }

    @Test(arguments: [
        (0..<30).map { "typealias A\($0) = (A\($0 + 1), A\($0 + 1))\n" }.joined() + "class A30 {}",
        (0..<30).map { "typealias A\($0) = (A\($0 + 1)) -> A\($0 + 1)\n" }.joined() + "class A30 {}",
        "typealias A0 = B0<Int>\n" + (0..<30).map { "typealias B\($0)<T> = B\($0 + 1)<(T, T)>\n" }.joined()
            + "typealias B30<T> = T",
        "typealias A0 = B0<Int>\n" + (0..<30).map { "typealias B\($0)<T> = B\($0 + 1)<B\($0 + 1)<T>>\n" }.joined()
            + "typealias B30<T> = [T]",
    ]) func typesThatDoubleInSizeAreAnError(_ text: String) throws {
        let error = #expect(throws: InputError.self) { try resolve("\(text)\nclass X { init(a: A0) {} }") }
        #expect(
            error?.message.hasSuffix("stands for more than 4096 types, which is the most that dpend looks up") == true)
        #expect(error?.location == "Sources.swift")
    }

    @Test(arguments: [1, 31, 33, 63, 64, 65, 129, 1_000, 5_000]) func chainsOfAliasesAreFollowed(_ count: Int) throws {
        let aliases = (0..<count).map { "typealias A\($0) = A\($0 + 1)" }.joined(separator: "\n")
        #expect(
            try resolve("\(aliases)\nclass A\(count) {}\nclass X { init(a: A0, b: A\(count / 2)) {} }").diagnostics
                .isEmpty)
    }

    @Test(arguments: [("", 24_000), ("<T>", 300)]) func chainsOfAliasesHaveALimit(_ parameters: String, _ count: Int)
        throws
    {
        let aliases = (0..<count).map { "typealias A\($0)\(parameters) = A\($0 + 1)\(parameters)" }.joined(
            separator: "\n")
        let use = parameters.isEmpty ? "A0" : "A0<Int>"
        let error = #expect(throws: InputError.self) {
            try resolve("\(aliases)\nclass A\(count)\(parameters) {}\nclass X { init(a: \(use)) {} }")
        }
        #expect(error?.message.hasPrefix("too many type aliases lead from one to the next, from 'A") == true)
    }

    @Test func superclassesThatDoubleInSizeAreAnError() throws {
        func text(_ count: Int) -> String {
            "class C0<T> { init(t: T) {} }\n" + (1...count).map { "class C\($0)<T>: C\($0 - 1)<(T, T)> {}\n" }.joined()
                + "class X: C\(count)<Int> {}"
        }
        #expect(try resolve(text(8), filters: ["X"]).graph.nodes.count == 1)
        let error = #expect(throws: InputError.self) { try resolve(text(30)) }
        #expect(
            error?.message.hasSuffix("stands for more than 4096 types, which is the most that dpend looks up") == true)
    }

    @Test func superclassesHaveALimit() throws {
        func text(_ count: Int) -> String {
            "class C0 {}\n" + (1...count).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
        }
        #expect(try resolve(text(63)).graph.nodes.count == 64)
        let error = #expect(throws: InputError.self) { try resolve(text(400)) }
        #expect(
            error?.description
                == "Sources.swift:65:7: error: the class 'C64' has more than 64 superclasses, which is the most that dpend looks up"
        )
    }

    @Test func thousandsOfParametersAreReported() throws {
        let parameters = (0..<1_000).map { "p\($0): P\($0)" }.joined(separator: ", ")
        let resolution = try resolve("class X { init(\(parameters)) {} }")
        #expect(resolution.diagnostics.count == 1_000)
        #expect(resolution.diagnostics.map(\.message.utf8.count).max() ?? 0 < 1_000)
    }

    @Test func thousandsOfFiltersForNamesAreMatched() throws {
        let names = (0..<1_000).map { "C\($0)" }
        let classes = names.map { "class \($0) {}\n" }.joined()
        let resolution = try resolve(classes, filters: (0..<10_000).map { "^\($0 < 1_000 ? "C" : "D")\($0)$" })
        #expect(resolution.graph.nodes.count == 1_000)
        #expect(resolution.diagnostics.count == 9_000)
        let error = #expect(throws: InputError.self) { try resolve(classes, filters: (0..<2_001).map { "^D.\($0)$" }) }
        #expect(error?.kind == .usage)
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

    /// To describe each of them, swift-syntax walks over the whole statement.
    @Test(arguments: [(100, "expected pattern in variable"), (20_000, "unexpected text in source file")])
    func thousandsOfErrorsOfAStatementAreNotDescribed(_ count: Int, _ message: String) throws {
        let resolution = try resolve("class C {}\nfunc f() { let x = \(String(repeating: "1, ", count: count))")
        #expect(resolution.graph.nodes.map(\.key.name) == ["C"])
        #expect(resolution.diagnostics.map(\.rule.identifier) == ["syntax-error"])
        #expect(resolution.diagnostics.first?.message.hasPrefix(message) == true)
        #expect(resolution.diagnostics.first?.location?.column == 23)
    }

    /// They crash swift-syntax next to an `=`.
    @Test(arguments: ["\u{B}", "\u{C}", "\u{FEFF}", "\u{A0}"]) func rareSpaceIsSpace(_ space: String) throws {
        #expect(try resolve("class C { init(a: Int =\(space) 1) {} }").diagnostics == [])
        #expect(try resolve("\(space)class C {}").graph.nodes.count == 1)
    }

    @Test(arguments: ["\u{2028}", "\u{2029}", "\u{2014}", "\u{FFFD}"])
    func characterThatIsNoSwiftIsReported(_ character: String) throws {
        let text =
            "class C {\n    init(a: Int \(character)= 1) {}\n    func f() { self.a \(character)= a }\n}\nclass D {}"
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

    /// Computes until a condition holds, for twenty seconds at most.
    private static func compute(until isDone: () -> Bool) -> Bool {
        let end = Date() + 20
        while Date() < end { if isDone() { return true } }
        return false
    }

    private func resolve(
        _ text: String, _ mode: ResolutionOptions.Mode = .application,
        _ container: ContainerKind = .embedded, filters: [String] = ["."]
    ) throws -> DependencyResolution {
        var options = ResolutionOptions()
        options.mode = mode
        options.moduleName = "M"
        options.implicitFilters = filters
        options.container = container
        return try DependencyResolution(sources: [SourceFile(path: "Sources.swift", text: text)], options: options)
    }

    private func generated(_ text: String, _ container: ContainerKind) throws -> String {
        try resolve(text, .application, container).generate(outputPath: "AppModule.swift").text
    }
}
