import Foundation
import Testing

@testable import DpendKit

/// Skipping bodies does not change the result of reading.
@Suite(.timeLimit(.minutes(60))) struct BodySkippingTests {
    private func facts(_ text: String, parsesBodies: Bool) -> SourceDeclarations {
        SourceReader(defines: ["DEBUG"], platform: .linux, architecture: .arm64, parsesBodies: parsesBodies).read(
            Array(text.utf8), path: "A.swift")
    }

    private func bodies(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { BodyScanner.parts(of: $0, mayInject: $0.contains("Injected")) }.all.map {
            String(decoding: bytes[$0], as: UTF8.self)
        }
    }

    @Test func bodiesOfAllKindsAreSkipped() {
        let text = """
            class A: P {
                let a = { 1 }(), b: Int = 2 { didSet { print(2) } }
                var c: Int { 3 }
                var d: Int { get { 4 } set(new) { print(new, "}") } }
                init(a: Int = f { 5 }) { self.a = "\\(a.map { "{" })" }
                subscript(i: Int) -> Int { a[i] /* } */ }
                func f<T>() -> T where T: P { return #"{"# }
                deinit { // }
                    print(\"""
                        { \\(x) }
                        \""")
                }
                class var e: Int { 7 }
            }
            f { local() }
            """
        #expect(bodies(text).count == 12)
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
        #expect(facts(text, parsesBodies: false).types.map(\.name) == ["A"])
    }

    @Test(arguments: [
        "func f() { let r = /[{]/ }", "func f() { x = a /b{/ c }", "func f() { try/{/ }", "func f() { #/{/# }",
        "func f() { '{' }",
        "func f() { let x = }", "func f() { foo. }", "func f() { g(a = ) }", "func f() { ( }", "func f() { \"a }",
        "func f() { <#code#> }",
        "func f() { a \u{2014} b }", "#if A\nfunc f() {\n#else\nfunc f() { a {\n#endif\n}", "func f() { #\"\\#(\"}\" }",
        "<<<<<<< main\nfunc f() { 1 }\n=======\n>>>>>>>", "func f() {} }", "func f() { /* }",
        "func f() { struct : P {} }", "func f() { struct Local }", "func f() { enum A struct B {} }",
        "func f() {class }", "func f() { a. // b.\n /* c */ }", "func f() { private let a = 1 }",
        "func f() { if if a {} }", "func f() { a if b {} }", "func f() {/} ", "func f() { a*/ }",
        "func f(a:typealias A = (B)) {}", "func f() { a() while b\n c() }", "final { a }", "class B { public } ",
        "@A public { : B { c }",
    ]) func whatIsDoubtfulIsParsedWhole(_ text: String) {
        #expect(bodies(text) == [])
        #expect(bodies("class A { func g() { 1 } }\n\(text)") == [])
    }

    @Test(arguments: [
        "func f() { a / b }", "func f() { a/2 }", "func f() { x /= 2 }", "func f() { (a + b)/2/c }",
        "func f() { \"/{/\" }",
        "func f() { a.map(\\.b) }", "func f() { x[1...] }", "func f() { sorted(by: ==) }", "func f() { `{` }",
        "func f() { x\n#if A\n  a {}\n#else\n b {}\n#endif\n}", "func f() { \"\\(a[\"}\"])\" }",
        "func f() { \"\"\"\n  }\n  \"\"\" }",
        "func f() { \"é\" /* é */ }",
        "func f() { log(\"\\(a, privacy: .public)\") }", "func f() { a(protocol: b, class: c) }",
        "func f() { struct Local: P, Q<R> { let a: A\n init() {} } }", "func f() { a // b.\n // c.\n }",
        "func f() { if a {} else if b {} else { while c { return if d { 1 } else { 2 } } } }",
        "func f() { a /* b. */ }",
    ]) func whatIsCertainIsLeftOut(_ text: String) {
        #expect(bodies(text).count == 1)
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
    }

    @Test func explicitConfigurationsAreReadWithTheirBodies() {
        let text = """
            class C: DependencyConfiguration {
                func a() -> DependencyRegistration<A> { DependencyRegistration(scope: .singleton) { A() } }
            }
            """
        #expect(facts(text, parsesBodies: false).types[0].registrations.count == 1)
    }

    @Test(arguments: [
        "struct A: protocol<B, C> {\n    let d: D\n    }", "func f() { struct  ", "func f() { struct A",
        "func f() { a // let x =  \n }",
        "func f() { a\u{2029}b() }", "class A { func f() {} do { do { 1 } catch {} } }",
        "class A { func f() {} if a { if b {} } }",
    ]) func whateverIsLeftOutTheRestIsReadAlike(_ text: String) {
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
    }

    @Test func parametersAndBodiesOfOtherFunctionsAreLeftOut() {
        let text = """
            class A: P {
                class func f(class: B, in c: @escaping (C) -> Void = { _ in }) throws(E) -> D { 1 }
                func g (a: A) where B: C
                init(a: A)
            }
            """
        #expect(bodies(text) == ["class: B, in c: @escaping (C) -> Void = { _ in }", " 1 ", "a: A"])
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
        #expect(facts(text, parsesBodies: false).types[0].initializers.count == 1)
    }

    /// Adjacent declarations. The first one is skipped or not.
    private func members(_ type: String, _ before: String, _ member: String, _ next: String) -> (
        text: String, isLeftOut: Bool
    ) {
        let text = "\(type) X {\n    \(before)\n    \(member)\n\n    // and\n    \(next)\n}"
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true), "\(text)")
        // Also without adjacent text such as an attribute or a semicolon.
        let words = ["func ", "let ", "var ", "case "]
        return (text, bodies(text).contains { body in member.contains(body) && words.contains { body.contains($0) } })
    }

    private let nextMembers = [
        "init(z: Z) {}", "@A init(z: Z)", "private var z: Int { 1 }", "func z()", "struct Z { let z: Z }", "",
    ]

    @Test(arguments: [
        "func a() {}", "private func b<C, D: E & F>(c: C = { 1 }()) async throws -> [D?] { { 2 } }",
        "static func == (a: A, b: B) -> Bool { 3 }",
        "@objc @available(*, unavailable, message: \"no\") override func c() -> some View {\n}",
        "@A\n    class func d() -> (A, b: any B) { 4 }",
        "nonisolated func e() rethrows -> (A?) -> B? { 5 }", "var f: any F { 6 }", "static let g: G<H> = .h(\"i\")",
    ]) func plainMembersOfAllTypesAreLeftOut(_ member: String) {
        for next in nextMembers {
            for type in ["class", "actor", "extension", "enum", "struct"] {
                let result = members(type, "", member, next)
                #expect(result.isLeftOut, "\(result.text)")
            }
        }
        for before in [
            "case a", "typealias A = B", "#if A\nlet b: B\n#endif", "init() {}", "let a = { 1 }()", "// why",
        ] {
            let result = members("struct", before, member, "init(z: Z)")
            #expect(result.isLeftOut, "\(result.text)")
        }
        for before in [
            "@A", "@A(b)", "public", "private(set)", "@A nonisolated", "let a = b +", "let a: A,", "init() {};",
            "// dpend:ignore", "/* */", "case",
            "let a = b as", "#A",
        ] {
            let result = members("class", before, member, "class Z {}")
            #expect(!result.isLeftOut, "\(result.text)")
        }
    }

    @Test(arguments: [
        "let a: A", "private let c: C<D, [E: F]>", "let f: F = f(g: [1, 2], h: i.j())", "let a: (A) -> B",
        "@A let a: A",
        "let a: A = \"b\"", "var a: A { get }", "var a: A { get set }", "func a(b: B) -> C",
    ]) func plainMembersOfAllButStructuresAreLeftOut(_ member: String) {
        for next in nextMembers {
            for type in ["class", "actor", "extension", "enum", "protocol"] {
                let result = members(type, "", member, next)
                #expect(result.isLeftOut, "\(result.text)")
            }
            #expect(!members("struct", "", member, next).isLeftOut)
        }
    }

    /// They are state.
    @Test(arguments: [
        "var b: any B?", "public private(set) weak var d: D.E?", "var e: [F: G?] = [:]", "var g: Int = 5",
        "@A(b) private lazy var a: A = .b(c)",
    ]) func storedVariablesStay(_ member: String) {
        for type in ["class", "struct"] { #expect(!members(type, "", member, "init(z: Z) {}").isLeftOut) }
        #expect(
            members("class", "", "static \(member.replacing("weak ", with: ""))", "init(z: Z) {}").isLeftOut
                == !member.contains("lazy"))
    }

    @Test(arguments: ["case a", "case a, b(C, d: [D])", "indirect case a(() -> B)", "case a = 1", "case a = \"b\""])
    func plainCasesAreLeftOut(_ member: String) {
        for next in nextMembers + ["case z"] {
            let result = members("enum", "", member, next)
            #expect(result.isLeftOut, "\(result.text)")
        }
    }

    @Test func attributesOfPropertiesThatMayBeInjectedAreParsed() {
        let text = "import DpendRuntime\nclass A {\n    @Injected var b: B\n    @C func d() {}\n    init() {}\n}"
        #expect(bodies(text) == ["@C func d() {}"])
        #expect(facts(text, parsesBodies: false).types[0].injectedProperties.count == 1)
    }

    @Test(arguments: [
        "let a:", "let a", "let a: A B", "let a: A<", "let a: A.", "let a: A,", "let a: A =", "let a: A = b c",
        "let a: A = try", "let a: any",
        "let a: A &", "let a: (A) ->", "let class: A", "let a: A = b +", "let a: [A", "let a: A]", "let a: A = b { c }",
        "let a: A // b",
        "let a: A = \"\\(b)\"", "let a: A; let b: B", "let a: A<B>>", "private", "let a: A = b(c: )", "let a: return",
        "let a: [:]",
        "let a: any any B", "let a: A -> B", "let a: .B", "let a = ", "let a: A { 1 }", "var a: A { didSet {} }",
        "func a() throws async {}",
        "func a() -> {}", "func a() -> A B {}", "func a() {} func b() {}", "func a {}", "func = () {}", "func a<>() {}",
        "func a() -> A where B: C {}",
        "func a()\n    {}", "func a() {}.b", "func a() {};", "@ func a() {}", "@A() () func a() {}",
        "func a() -> (A {}", "func a() -> A) {}",
        "case a(", "case a,", "case a = b, c", "case a() b", "case (a)", "case a(B = 1)", "case let a",
    ]) func membersThatMayGoOnAreParsed(_ member: String) {
        for next in ["init(z: Z) {}", "Z>\n init(z: Z) {}"] {
            let result = members("class", "", member, next)
            #expect(!result.isLeftOut, "\(result.text)")
        }
    }

    @Test(arguments: [
        ".z()", "{ z }", "= z", "as Z", "? z : y", "-> Z", "& Z", "Z", "where Z", "throws", "else {}", "()", "[z]",
        ", z", ";", "#if Z\n#endif",
    ])
    func membersThatTheNextLineMayGoOnWithAreParsed(_ next: String) {
        for member in ["let a: A", "func a() {}", "func a() -> A", "var a: A { 1 }", "case a", "case a(A)"] {
            #expect(!members("class", "", member, next).isLeftOut)
        }
    }

    @Test func functionsOutsideTypesAreSkipped() {
        let text =
            "import A\nfunc b() { 1 }\n@C private func d() -> E { 2 }\nlet f: F\nclass G {}\n// end\nfunc h() {}\n"
        #expect(bodies(text) == ["func b() { 1 }", "@C private func d() -> E { 2 }", " end", "func h() {}"])
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
    }

    @Test func otherCommentsAreSkipped() {
        let text = "// } one\nclass A {} // two\n// dpend:ignore\nclass B {} // end"
        #expect(bodies(text) == [" } one", " two"])
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
        #expect(facts(text, parsesBodies: false).types.map(\.isIgnored) == [false, true])
    }

    @Test(arguments: [
        "// dpend:singleton\nclass A {}", "/// Text.\n/// dpend:tag B<C>\n@D(1)\n// dpend:assisted\nfinal class A {}",
        "/* dpend:shared */ actor A {}",
        "/*\n * dpend:weakSingleton dpend:tag B\n */\nstruct A {}", "func b() {}\n// dpend:unique\n\nclass A {}",
        "@B // dpend:ignore\nclass A {}",
        "// dpend:nothing\nclass A {}", "class A {}\n// dpend:singleton\nextension A {}",
        "#if C\n// dpend:nothing\nclass A {}\n#endif",
    ]) func commentsBeforeTypesSayTheSameWithoutBodies(_ text: String) {
        let (skipped, whole) = (facts(text, parsesBodies: false), facts(text, parsesBodies: true))
        #expect(skipped == whole)
        #expect(
            !skipped.markMistakes.isEmpty || skipped.types[0].marks != .none || skipped.types[0].inactiveClause != nil)
    }

    @Test func placesOfCommentsAreTheirWords() {
        let text = "func a() { 1 } // one\n/// two\n/// dpend:tag B dpend:three\nclass C {}"
        let mistakes = facts(text, parsesBodies: false).markMistakes
        #expect(mistakes.map(\.location) == [SourceLocation(path: "A.swift", line: 3, column: 17)])
        #expect(mistakes.map(\.text) == ["three"])
    }

    @Test(arguments: ["let b: B", "func b() {}", "var b: B { 1 }"]) func commentOfAMemberDoesNotAffectTheNext(
        _ member: String
    ) {
        let text = "class A {\n    // dpend:ignore\n    \(member)\n    class C {}\n}"
        #expect(facts(text, parsesBodies: false).types.map(\.isIgnored) == [false, false])
    }

    @Test(arguments: [
        "class A { init(a: ) // why\n}", "class A { init(a: A // why\n }", "public // why", "class A { // why",
        "class A { init() // why\n 5 }",
    ]) func errorsBesideCommentsAreReportedAlike(_ text: String) {
        #expect(facts(text, parsesBodies: true).syntaxError != nil)
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
    }

    @Test func placesBehindBodiesAreRight() {
        let text = "func f() {\n  a\n\n  b }; class A { init() { x(\n1) }; init(a: Int) {} }\nclass B { init(b: = }"
        let (skipped, whole) = (facts(text, parsesBodies: false), facts(text, parsesBodies: true))
        #expect(skipped == whole)
        #expect(skipped.types[0].initializers[1].location == SourceLocation(path: "A.swift", line: 5, column: 7))
        #expect(skipped.syntaxError?.location.line == 6)
    }

    /// An error in a body does not affect reading.
    @Test func errorsInFinishedBodiesDoNotCount() {
        let text = "class A { func f() { let 1 2 3 } }"
        #expect(facts(text, parsesBodies: false).syntaxError == nil)
        #expect(facts(text, parsesBodies: true).syntaxError == nil)
    }

    /// The scanner has doubts about some of these, and skips nothing.
    @Test(arguments: [
        "class A { func f() { let x = } }", "class A { let a = // why\n}", "class A { init(a: Int = ) {} }",
        "class A { func f(a b c: Int, ) {} }",
        "class A { var a: Int { get { 1 + } set } }", "let a = { 1 + }\nclass A {}",
        "class A { let a = [1, 2\n func f() {} }",
        "// DependencyRegistration\nclass A { func f(a: ) { let 1 2 3 } }", "enum E: Int { case a = }",
        "class A { lazy var a: Int = { 1 2 }() }",
    ]) func errorsThatDecideNothingAreNotReported(_ text: String) {
        #expect(facts(text, parsesBodies: false).syntaxError == nil)
        #expect(facts(text, parsesBodies: true) == facts(text, parsesBodies: false))
    }

    /// An open brace includes all following text, and registrations are read with their bodies.
    @Test(arguments: [
        "func f() {\nclass A {}", "class A { func f() { if a { }", "let a = {\nclass A {}",
        "class A { init(a Int) {} }", "class : P {}",
        "class A { var a: Int =\n init(b: B 1) {} }",
        "class A { func a() -> DependencyRegistration<A> { DependencyRegistration { A( } } }",
        "class A { var a: DependencyRegistration<A> { DependencyRegistration { A( } } }", "class A { var a: [Int }",
        "class A {", "class A } {}",
        "class A { func f() { \"\"\" } }\nclass B {}",
    ]) func errorsThatMayDecideAreReported(_ text: String) {
        #expect(facts(text, parsesBodies: false).syntaxError != nil)
        #expect(facts(text, parsesBodies: true) == facts(text, parsesBodies: false))
    }

    /// Some sources of dpend and of its dependencies. `make differential` takes all of them.
    @Test func realSourcesAreReadAlike() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted().filter
        {
            $0.hasSuffix(".swift") && ($0.hasPrefix("Sources") || $0.hasPrefix(".build/checkouts"))
        }
        var count = 0
        for name in names where name.utf8.reduce(0, { ($0 &* 31 &+ Int($1)) % 9973 }) % 8 == 0 {
            guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8),
                text.utf8.count < 12_000
            else { continue }
            let (skipped, whole) = (facts(text, parsesBodies: false), facts(text, parsesBodies: true))
            #expect(skipped == whole, "\(name)")
            count += 1
        }
        #expect(count > 15)
    }
}
