import DpendKit
import Testing

/// The text format, from sources to output.
@Suite struct TextReportTests {
    // MARK: Carets

    /// Each line of source has one class that lacks `Missing`. The caret must be below the parameter.
    @Test(arguments: [
        ("class Impl { init(missing: Missing) {} }", "class Impl { init(missing: Missing) {} }", 18),
        ("\tclass Impl {\tinit(missing: Missing) {} }", "    class Impl {    init(missing: Missing) {} }", 25),
        (
            "class Impl { init(/* Ünïcödé */ missing: Missing) {} }",
            "class Impl { init(/* Ünïcödé */ missing: Missing) {} }", 32
        ),
        ("class Impl { init(/* 漢字 */ missing: Missing) {} }", "class Impl { init(/* 漢字 */ missing: Missing) {} }", 29),
        (
            "class Impl { init(/* 👩‍👩‍👧 ✌️ */ missing: Missing) {} }", "class Impl { init(/* 👩‍👩‍👧 ✌️ */ missing: Missing) {} }",
            30
        ),
        (
            "class Impl { init(/* e\u{301}a\u{308} */ missing: Missing) {} }",
            "class Impl { init(/* e\u{301}a\u{308} */ missing: Missing) {} }", 27
        ),
        ("\u{FEFF}class Impl { init(missing: Missing) {} }", "class Impl { init(missing: Missing) {} }", 18),
        ("class Impl { init(missing: Missing) {} }\r\nclass Other {}", "class Impl { init(missing: Missing) {} }", 18),
        ("class Impl { init(missing: Missing) {} }\rclass Other {}", "class Impl { init(missing: Missing) {} }", 18),
    ]) func caretStandsBelowThePlace(_ source: String, _ shown: String, _ offset: Int) throws {
        let lines = try lines(of: source, width: 80)
        #expect(lines[1] == "    1 | \(shown)")
        #expect(lines[2] == "      | \(String(repeating: " ", count: offset))^")
    }

    /// A source cannot move the cursor or change the reading direction.
    @Test func terminalCommandsAreNotPrinted() throws {
        let lines = try lines(of: "class Impl { init(/* \u{1B}[2J\u{7}\u{202E} */ missing: Missing) {} }", width: 80)
        #expect(lines[1] == "    1 | class Impl { init(/* \u{FFFD}[2J\u{FFFD}\u{FFFD} */ missing: Missing) {} }")
        #expect(lines[2].count == "      | class Impl { init(/* ?[2J?? */ m".count)
    }

    // MARK: Long lines

    @Test func longLineIsShownAroundThePlace() throws {
        let source =
            "/* \(String(repeating: "a", count: 500)) */ class Impl { init(missing: Missing) {} } /* "
            + String(repeating: "b", count: 500) + " */"
        let lines = try lines(of: source)
        #expect(lines[1] == "    1 | …aa */ class Impl { init(missing: Missing) {} } /…")
        #expect(lines[2] == "      |                          ^")
    }

    @Test func longLineIsShownFromItsBeginning() throws {
        let lines = try lines(
            of: "class Impl { init(missing: Missing) {} } /* \(String(repeating: "b", count: 500)) */")
        #expect(lines[1] == "    1 | class Impl { init(missing: Missing) {} } /* bbbb…")
        #expect(lines[2] == "      |                   ^")
    }

    @Test func longLineIsShownToItsEnd() throws {
        let lines = try lines(
            of: "/* \(String(repeating: "漢", count: 500)) */ class Impl { init(missing: Missing) {} }")
        #expect(lines[1] == "    1 | …漢漢 */ class Impl { init(missing: Missing) {} }")
        #expect(lines[2] == "      |                            ^")
    }

    /// A line as long as a file is not examined completely for each of its problems.
    @Test(.timeLimit(.minutes(60))) func manyPlacesInOneLineAreShown() throws {
        let classes = (0..<200).map { "class C\($0)Impl { init(missing: Missing\($0)) {} }" }
        let source = classes.joined(separator: "; /* \(String(repeating: "x", count: 2_000)) */ ")
        #expect(try lines(of: source).count { $0.hasSuffix("^") } == 200)
    }

    // MARK: Printed lines

    @Test func lineIsShownOnceForAProblem() throws {
        let source = "class AImpl { init(b: BImpl) {} }; class BImpl { init(a: AImpl) {} }"
        #expect(
            try lines(of: source, width: 80).map { $0.prefix(30) } == [
                "Sources.swift:1:20: error: 'AI", "    1 | class AImpl { init(b: ", "      |                    ^",
                "Sources.swift:1:20: note: 'AIm", "Sources.swift:1:55: note: 'BIm", "Sources.swift:1:20: help: decl",
                "Sources.swift:1:20: help: decl",
            ])
    }

    @Test func stepsOfACycleAreShown() throws {
        let source = "class AImpl { init(b: BImpl) {} }\nclass BImpl { init(a: AImpl) {} }"
        #expect(try lines(of: source).count { $0.hasSuffix("^") } == 2)
    }

    @Test func furtherPlacesWithAProblemAreNotShown() throws {
        let source = "class AImpl { init(c: C) {} }\nclass BImpl { init(c: C) {} }"
        let lines = try lines(of: source)
        #expect(lines.count { $0.hasSuffix("^") } == 1)
        #expect(lines.contains("Sources.swift:2:20: note: 'BImpl.init(c:)' requires it too"))
    }

    @Test func uninformativeLineIsNotShown() throws {
        let library = try ModuleFileReader().read(
            """
            [ {
              "dependencies" : [ { "name" : "Missing" } ], "key" : { "name" : "A" }, "requiredModules" : [],
              "kind" : { "initializer" : { "type" : "A",
                "parameters" : [ { "name" : "a", "dependency" : { "name" : "Missing" } } ] } }
            } ]
            """, name: "Library", path: "Library.dpendmodule")
        let resolution = try DependencyResolution(sources: [], libraries: [library], options: ResolutionOptions())
        let texts = SourceTexts([SourceFile(path: "Library.dpendmodule", text: "[ {\n")])
        #expect(!format(resolution, texts).contains("^"))
    }

    @Test func sourceThatIsGoneIsNotShown() throws {
        #expect(!(try format(resolve("class Impl { init(missing: Missing) {} }"), .none).contains(" ^\n")))
    }

    @Test func pipeGetsNoSources() throws {
        let source = "class Impl { init(missing: Missing) {} }"
        let text = try TextDiagnosticFormatter().format(
            DiagnosticReport(resolve(source)), sources: SourceTexts([SourceFile(path: "Sources.swift", text: source)])
        ).text
        #expect(
            text.split(separator: "\n").map { $0.prefix(30) } == [
                "Sources.swift:1:19: error: not", "Sources.swift:1:19: note: no s", "Sources.swift:1:19: note: retu",
                "Sources.swift:1:19: note: pass", "Sources.swift:1:19: note: pass",
                "1 error in 1 dependency",
            ])
    }

    // MARK: Parts

    /// The lines of the report on a source, as on a terminal without colours.
    private func lines(of source: String, width: Int = 58) throws -> [String] {
        let texts = SourceTexts([SourceFile(path: "Sources.swift", text: source)])
        return format(try resolve(source), texts, width: width).split(separator: "\n").dropLast().map(String.init)
    }

    private func format(_ resolution: DependencyResolution, _ texts: SourceTexts, width: Int = 58) -> String {
        TextDiagnosticFormatter(style: TextStyle(showsSources: true, hasColors: false, width: width))
            .format(DiagnosticReport(resolution), sources: texts).text
    }

    private func resolve(_ source: String) throws -> DependencyResolution {
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        return try DependencyResolution(sources: [SourceFile(path: "Sources.swift", text: source)], options: options)
    }
}
