@testable import DpendKit
import Foundation
import Testing

/// Leaving bodies out changes nothing of what is read.
@Suite(.timeLimit(.minutes(3))) struct BodySkippingTests {
    private func facts(_ text: String, parsesBodies: Bool) -> SourceDeclarations {
        SourceReader(defines: ["DEBUG"], platform: .linux, parsesBodies: parsesBodies).read(Array(text.utf8), path: "A.swift")
    }

    private func bodies(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { BodyScanner.parts(of: $0) }.all.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test func bodiesOfAllKindsAreLeftOut() {
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
        "func f() { let r = /[{]/ }", "func f() { x = a /b{/ c }", "func f() { try/{/ }", "func f() { #/{/# }", "func f() { '{' }",
        "func f() { let x = }", "func f() { foo. }", "func f() { g(a = ) }", "func f() { ( }", "func f() { \"a }", "func f() { <#code#> }",
        "func f() { a \u{2014} b }", "#if A\nfunc f() {\n#else\nfunc f() { a {\n#endif\n}", "func f() { #\"\\#(\"}\" }",
        "<<<<<<< main\nfunc f() { 1 }\n=======\n>>>>>>>", "func f() {} }", "func f() { /* }",
        "func f() { struct : P {} }", "func f() { struct Local }", "func f() { enum A struct B {} }", "func f() {class }", "func f() { a. // b.\n /* c */ }", "func f() { private let a = 1 }", "func f() { if if a {} }", "final { a }", "class B { public } ", "@A public { : B { c }",
    ]) func whatIsDoubtfulIsParsedWhole(_ text: String) {
        #expect(bodies(text) == [])
        #expect(bodies("class A { func g() { 1 } }\n\(text)") == [])
    }

    @Test(arguments: [
        "func f() { a / b }", "func f() { a/2 }", "func f() { x /= 2 }", "func f() { (a + b)/2/c }", "func f() { \"/{/\" }",
        "func f() { a.map(\\.b) }", "func f() { x[1...] }", "func f() { sorted(by: ==) }", "func f() { `{` }",
        "func f() { x\n#if A\n  a {}\n#else\n b {}\n#endif\n}", "func f() { \"\\(a[\"}\"])\" }", "func f() { \"\"\"\n  }\n  \"\"\" }",
        "func f() { \"é\" /* é */ }",
        "func f() { log(\"\\(a, privacy: .public)\") }", "func f() { a(protocol: b, class: c) }",
        "func f() { struct Local: P, Q<R> { let a: A\n init() {} } }", "func f() { a // b.\n // c.\n }", "func f() { a /* b. */ }",
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
        "struct A: protocol<B, C> {\n    let d: D\n    }", "func f() { struct  ", "func f() { struct A", "func f() { a // let x =  \n }",
        "func f() { a\u{2029}b() }", "class A { func f() {} do { do { 1 } catch {} } }", "class A { func f() {} if a { if b {} } }",
    ]) func whateverIsLeftOutTheRestIsReadAlike(_ text: String) {
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
    }

    @Test func parametersOfFunctionsAreLeftOut() {
        let text = """
            class A: P {
                class func f(class: B, in c: @escaping (C) -> Void = { _ in }) throws -> D { 1 }
                func g (a: A)
                func == (a: A, b: B)
                func h<T>(a: T)
                init(a: A)
            }
            """
        #expect(bodies(text) == ["class: B, in c: @escaping (C) -> Void = { _ in }", " 1 ", "a: A"])
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
        #expect(facts(text, parsesBodies: false).types[0].initializers.count == 1)
    }

    @Test(arguments: [
        "let a: A", "var b: any B?", "private let c: C<D, [E: F]>", "public private(set) weak var d: D.E?", "static var e: [F: G?] = [:]",
        "let f: F = f(g: [1, 2], h: i.j())", "var g: Int = 5",
    ]) func plainPropertiesOfClassesAreLeftOut(_ property: String) {
        for next in ["init(z: Z) {}", "@A init(z: Z)", "private var z: Int { 1 }", "func z()", ""] {
            for type in ["class", "actor", "extension", "enum"] {
                let text = "\(type) X {\n    \(property)\n\n    // and\n    \(property)\n    \(next)\n}"
                #expect(bodies(text).filter { $0 == property }.count == 2, "\(text)")
                #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
            }
        }
        #expect(!bodies("struct X {\n    \(property)\n    init(z: Z)\n}").contains(property))
        for before in ["@A", "@A(b)", "case a", "typealias A = B", "#if A\nlet b: B\n#endif"] {
            let text = "class X {\n    \(before)\n    \(property)\n    init(z: Z)\n}"
            #expect(!bodies(text).contains(property))
            #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
        }
    }

    @Test(arguments: [
        "let a:", "let a", "let a: A B", "let a: A<", "let a: A.", "let a: A,", "let a: A =", "let a: A = b c", "let a: A = try", "let a: any",
        "let a: A &", "let a: (A) -> B", "let class: A", "let a: A = b +", "let a: [A", "let a: A]", "let a: A = b { c }", "let a: A // b",
        "@A let a: A", "let a: A = \"b\"", "let a: A; let b: B", "let a: A<B>>", "private", "let a: A = b(c: )", "let a: return", "let a: [:]",
    ]) func propertiesThatMayGoOnAreParsed(_ property: String) {
        for next in ["init(z: Z) {}", "Z>\n init(z: Z) {}"] {
            let text = "class X {\n    \(property)\n    \(next)\n}"
            #expect(!bodies(text).contains(property))
            #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
        }
        for next in [".z()", "{ z }", "= z", "as Z", "? z : y", "-> Z", "& Z", "Z", "where Z"] {
            #expect(!bodies("class X {\n    let a: A\n    \(next)\n}").contains("let a: A"))
        }
    }

    @Test func commentsAreLeftOutUnlessTheyAreMeant() {
        let text = "// } one\nclass A {} // two\n// dpend:ignore\nclass B {} // end"
        #expect(bodies(text) == [" } one", " two"])
        #expect(facts(text, parsesBodies: false) == facts(text, parsesBodies: true))
        #expect(facts(text, parsesBodies: false).types.map(\.isIgnored) == [false, true])
    }

    @Test(arguments: [
        "class A { init(a: ) // why\n}", "class A { let a = // why\n}", "class A { init(a: A // why\n }", "public // why", "class A { // why",
        "class A { init() // why\n 5 }",
    ]) func errorsBesideCommentsAreToldAlike(_ text: String) {
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

    /// What is wrong within a body keeps nothing from being read.
    @Test func errorsInFinishedBodiesDoNotCount() {
        let text = "class A { func f() { let 1 2 3 } }"
        #expect(facts(text, parsesBodies: false).syntaxError == nil)
        #expect(facts(text, parsesBodies: true).syntaxError == nil)
        #expect(facts("class A { func f() { let x = } }", parsesBodies: false).syntaxError != nil)
    }

    /// Some of the sources of dpend itself and of what it is built from; `make differential` takes all of them.
    @Test func realSourcesAreReadAlike() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted().filter {
            $0.hasSuffix(".swift") && ($0.hasPrefix("Sources") || $0.hasPrefix(".build/checkouts"))
        }
        var count = 0
        for name in names where name.utf8.reduce(0, { ($0 &* 31 &+ Int($1)) % 9973 }) % 8 == 0 {
            guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8), text.utf8.count < 12_000
            else { continue }
            let (skipped, whole) = (facts(text, parsesBodies: false), facts(text, parsesBodies: true))
            #expect(skipped == whole, "\(name)")
            count += 1
        }
        #expect(count > 15)
    }
}
