import Testing

@testable import RobustnessCheck

/// The texts in generated Swift that `make robustness` takes for code of an input, and others.
@Suite struct OutputCheckTests {
    /// Places of generated code from which a text has escaped.
    static let breakouts = [
        // Strings.
        #"let a = _closures["k" + dpendMarker() + ""]"#,
        #"let a = _closures["`K" + { dpendMarker(); return String() }() + "`"]"#,
        #"let a = "k\(dpendMarker())""#,
        ##"let a = #"k"# + dpendMarker() + #""#"##,
        "let a = \"\"\"\n    k\n    \"\"\" + dpendMarker() + \"\"\"\n    k\n    \"\"\"",
        // Comments.
        "/* the key */ dpendMarker() /* of a */",
        "// the key\ndpendMarker()",
        "// the key\rdpendMarker()",
        "/// the key\n@dpendMarker var a: Int { 1 }",
        // Names.
        "final class C { @A; dpendMarker() var a: A { A() } }",
        "final class C { @A var b = dpendMarker(); var a: A { A() } }",
        "final class C { var `a`: A = dpendMarker(); var `b`: A { A() } }",
        "func make() -> A { dpendMarker() }; func other() {}",
        "let a = A(dpendMarker())",
        "let a = A.dpendMarker()",
        "let a = `dpendMarker`()",
        "let a = #dpendMarker()",
        "import dpendMarker",
        "#if A\ndpendMarker()\n#endif",
    ]

    /// The same texts, properly contained.
    static let contained = [
        #"let a = _closures["k\" + dpendMarker() + \""]"#,
        #"let a = _closures["`K\" + { dpendMarker(); return String() }() + \"`"]"#,
        #"let a = "k\\(dpendMarker())""#,
        ##"let a = #"k\(dpendMarker()) " + dpendMarker() + ""#"##,
        "let a = \"\"\"\n    k\" + dpendMarker()\n    \"\"\"",
        "/* the key /* dpendMarker() */ of a */",
        "// the key */ dpendMarker() /*",
        "/// the key `A; dpendMarker()`\nlet a = 1",
        "final class C { @`A; dpendMarker()` var a: A { A() } }",
        "final class C { var `a: A = dpendMarker(); var b`: A { A() } }",
        "let a = `A { dpendMarker() }`(`b: dpendMarker()`: 1)",
        "let a = Module::`\" + dpendMarker() + \"`()",
        "import `dpendMarker()`",
    ]

    @Test(arguments: breakouts) func codeOfAnInputIsReported(_ text: String) {
        #expect(OutputCheck.problem(in: Array(text.utf8), .swift) != nil)
    }

    @Test(arguments: contained) func containedTextIsNot(_ text: String) {
        #expect(OutputCheck.problem(in: Array(text.utf8), .swift) == nil)
    }

    /// An application's code can be replaced without any call.
    @Test func swallowedCodeHasAnotherShape() {
        func container(_ first: String, _ second: String) -> SwiftShape {
            SwiftShape(
                "final class C { @\(first) func inject(into o: T) { make(o) }\n@\(second) func inject(into o: U) { make(o) } }"
            )
        }
        let harmless = container("Poison", "Poison")
        #expect(container("MainActor /*", "*/ func inject(into o: T) {}; @MainActor") != harmless)
        #expect(container("MainActor //", "A") != harmless)
        #expect(container("`MainActor /*`", "`*/ func inject(into o: T) {}; @MainActor`") == harmless)
        #expect(container("`A; B`", "Other") == harmless)
        #expect(SwiftShape(#"let a = "k" + b + "c""#) != SwiftShape(#"let a = "k\" + b + \"c""#))
        #expect(SwiftShape(#"let a = "k\" + b + \"c""#) == SwiftShape(#"let a = "poison""#))
    }
}
