import Foundation
import Testing

/// Hostile repositories: nothing outside of the repository is read, written or shown, and no file name or cache
/// decides the verdict.
@Suite struct ConfinementTests {
    /// A command in a repository beside a folder with private files, and its expected result.
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var command: String
        var status: Int32
        var output: String

        init(_ name: String, _ command: String, _ status: Int32, _ output: String) {
            (self.name, self.command, self.status, self.output) = (name, command, status, output)
        }

        var testDescription: String { name }
    }

    private static let hint = "; '--allow-outside' allows that for a configuration file that you trust"
    private static let confined = ", which '--confined' does not allow"

    /// Writes a configuration file and analyzes.
    private static func analyze(_ lines: String..., options: String = "") -> String {
        "printf '\(lines.joined(separator: "\\n"))\\n' > .dpend.yml; dpend analyze \(options)"
    }

    // MARK: Configuration files

    static let configurations = [
        Case(
            "inputs", analyze("inputs: ../outside"), 64,
            ".dpend.yml:1:9: error: '../outside' leads outside of the repository\(hint)\n"),
        Case(
            "absolute input", analyze("inputs: [a.swift, /etc]"), 64,
            ".dpend.yml:1:19: error: '/etc' leads outside of the repository\(hint)\n"),
        Case(
            "linked input", "ln -s ../outside In; " + analyze("inputs: In"), 64,
            ".dpend.yml:1:9: error: 'In' leads outside of the repository\(hint)\n"),
        Case(
            "link among the sources", "mkdir In; ln -s ../../outside/b.swift In; " + analyze("inputs: In"), 64,
            "dpend: error: 'In/b.swift' leads outside of the repository\(hint)\n"),
        Case(
            "linked folder among the sources", "mkdir In; ln -s ../../outside In/o; " + analyze("inputs: In"), 64,
            "dpend: error: 'In/o' leads outside of the repository\(hint)\n"),
        Case(
            "link within the repository", "mkdir In; ln -s ../a.swift In; " + analyze("inputs: In"), 0,
            "no problems in 0 dependencies\n"),
        Case("way up and down", analyze("inputs: ../repository/a.swift"), 0, "no problems in 0 dependencies\n"),
        Case(
            "list", analyze("sources-list: ../outside/secret"), 64,
            ".dpend.yml: error: '../outside/secret' leads outside of the repository\(hint)\n"),
        Case(
            "entry of a list", "echo ../outside/b.swift > list; " + analyze("sources-list: list"), 64,
            "dpend: error: '../outside/b.swift' leads outside of the repository\(hint)\n"),
        Case(
            "library", analyze("inputs: a.swift", "library: ../outside/L.dpendmodule"), 64,
            ".dpend.yml:2:10: error: '../outside/L.dpendmodule' leads outside of the repository\(hint)\n"),
        Case(
            "header", analyze("inputs: a.swift", "header-file: ../outside/secret"), 64,
            ".dpend.yml:2:14: error: '../outside/secret' leads outside of the repository\(hint)\n"),
        Case(
            "baseline", analyze("inputs: a.swift", "baseline: ../outside/known.json"), 64,
            ".dpend.yml: error: '../outside/known.json' leads outside of the repository\(hint)\n"),
        Case(
            "a target", analyze("targets: {A: {inputs: ../outside}}"), 64,
            ".dpend.yml:1:23: error: '../outside' leads outside of the repository\(hint)\n"),
        Case(
            "the file itself", "ln -s ../outside/secret .dpend.yml; dpend analyze", 64,
            "dpend: error: '.dpend.yml' leads outside of the repository\(hint)\n"),
        Case(
            "another folder's file",
            "mkdir In; "
                + analyze("inputs: ../outside").replacingOccurrences(
                    of: "dpend analyze", with: "cd In && dpend analyze"), 64,
            "../.dpend.yml:1:9: error: '../../outside' leads outside of the repository\(hint)\n"),
        Case(
            "without a repository", "rm -r .git ../.git; " + analyze("inputs: ../outside"), 64,
            ".dpend.yml:1:9: error: '../outside' leads outside of the repository\(hint)\n"),
        Case(
            "allowed", analyze("inputs: ../outside", options: "--allow-outside"), 0, "no problems in 0 dependencies\n"),
        Case(
            "named", analyze("inputs: ../outside", options: "--config .dpend.yml"), 0, "no problems in 0 dependencies\n"
        ),
        Case(
            "inputs of the user", analyze("inputs: a.swift", options: "../outside"), 0,
            "no problems in 0 dependencies\n"),
    ]

    @Test(arguments: configurations) func configurationThatWasFoundStaysInside(_ test: Case) throws {
        try Self.check(test)
    }

    static let outputs = [
        Case(
            "output",
            "printf 'inputs: a.swift\\noutput-file: ../outside/M.swift\\n' > .dpend.yml; dpend generate; ls ../outside",
            0, ".dpend.yml: error: '../outside/M.swift' leads outside of the repository\(hint)\nb.swift\nsecret\n"),
        Case(
            "linked folder",
            "ln -s ../outside Derived; printf 'inputs: a.swift\\noutput-file: Derived/M.swift\\n' > .dpend.yml; dpend generate; ls ../outside",
            0, ".dpend.yml: error: 'Derived/M.swift' leads outside of the repository\(hint)\nb.swift\nsecret\n"),
        Case(
            "link that leads nowhere",
            "ln -s ../outside/M.swift M.swift; printf 'inputs: a.swift\\noutput-file: M.swift\\n' > .dpend.yml; dpend generate; ls ../outside",
            0, ".dpend.yml: error: 'M.swift' leads outside of the repository\(hint)\nb.swift\nsecret\n"),
        Case(
            "init and a link that leads nowhere", "ln -s ../outside/new .dpend.yml; dpend init; ls ../outside", 0,
            ".dpend.yml: error: the file already exists; replace it with --force, or print the proposal with --dry-run\nb.swift\nsecret\n"
        ),
        Case(
            "init --force and a link",
            "ln -s ../outside/secret .dpend.yml; dpend init --force > /dev/null 2>&1; cat ../outside/secret; ls -l .dpend.yml | cut -c1",
            0, "password\n-\n"),
        Case(
            "migrate and a link that leads nowhere",
            "echo 'import Swinject; class S {}; func f(c: Container) { c.register(S.self) { _ in S() } }' > b.swift; ln -s ../outside/new .dpend.yml; dpend migrate --no-config --write b.swift; ls ../outside",
            0, ".dpend.yml: error: the file already exists; print the proposal without --write\nb.swift\nsecret\n"),
    ]

    @Test(arguments: outputs) func nothingIsWrittenOutside(_ test: Case) throws { try Self.check(test) }

    static let confinedRuns = [
        Case(
            "input", "dpend analyze --no-config --confined ../outside", 64,
            "dpend: error: '../outside' leads outside of the repository\(confined)\n"),
        Case(
            "output", "dpend generate a.swift --no-config --confined --output-file ../outside/M.swift", 64,
            "dpend: error: '../outside/M.swift' leads outside of the repository\(confined)\n"),
        Case(
            "dependency file",
            "dpend generate a.swift --no-config --confined --output-file M.swift --emit-depfile ../outside/d", 64,
            "dpend: error: '../outside/d' leads outside of the repository\(confined)\n"),
        Case(
            "named configuration", analyze("inputs: ../outside", options: "--confined --config .dpend.yml"), 64,
            ".dpend.yml:1:9: error: '../outside' leads outside of the repository\(confined)\n"),
        Case(
            "configuration outside",
            "echo 'inputs: a.swift' > ../outside/c.yml; dpend analyze --confined --config ../outside/c.yml", 64,
            "dpend: error: '../outside/c.yml' leads outside of the repository\(confined)\n"),
        Case(
            "cache", "dpend analyze a.swift --no-config --confined --cache-path ../outside/cache; ls ../outside", 0,
            "../outside/cache: warning: this folder is not used for the cache: it is outside of the repository\nno problems in 0 dependencies\nb.swift\nsecret\n"
        ),
        Case(
            "both", "dpend analyze a.swift --confined --allow-outside 2>&1 | head -1", 0,
            "Error: '--confined' and '--allow-outside' exclude each other.\n"),
        Case("nothing outside", "dpend analyze a.swift --no-config --confined", 0, "no problems in 0 dependencies\n"),
    ]

    @Test(arguments: confinedRuns) func confinedRunStaysInside(_ test: Case) throws { try Self.check(test) }

    /// Only an administrator can give a file to another user.
    static let foreignFiles = [
        Case(
            "file", "echo 'inputs: a.swift' > .dpend.yml; chown 12345 .dpend.yml; dpend analyze", 64,
            ".dpend.yml: error: this configuration file belongs to another user; if you trust it, name it with '--config', or leave it out with '--no-config'\n"
        ),
        Case(
            "link", "echo 'inputs: a.swift' > c.yml; ln -s c.yml .dpend.yml; chown -h 12345 .dpend.yml; dpend analyze",
            64,
            ".dpend.yml: error: this configuration file belongs to another user; if you trust it, name it with '--config', or leave it out with '--no-config'\n"
        ),
        Case(
            "above", "mkdir In; echo 'inputs: a.swift' > .dpend.yml; chown 12345 .dpend.yml; cd In; dpend analyze", 64,
            "../.dpend.yml: error: this configuration file belongs to another user; if you trust it, name it with '--config', or leave it out with '--no-config'\n"
        ),
        Case(
            "named", "echo 'inputs: a.swift' > .dpend.yml; chown 12345 .dpend.yml; dpend analyze --config .dpend.yml",
            0, "no problems in 0 dependencies\n"),
    ]

    @Test(.enabled(if: geteuid() == 0), arguments: foreignFiles) func filesOfOthersDoNotCount(_ test: Case) throws {
        try Self.check(test)
    }

    // MARK: Disclosure

    private static func moduleFile(_ path: String) -> String {
        """
        printf '[{"key":{"name":"Clock"},"dependencies":[],"requiredModules":[],"location":{"path":"\(path)","line":1,"column":1},\
        "kind":{"initializer":{"type":"SystemClock","parameters":[]}}},{"key":{"name":"Clock"},"dependencies":[],"requiredModules":[],\
        "kind":{"initializer":{"type":"OtherClock","parameters":[]}}}]' > L.dpendmodule
        """
    }

    private static let use =
        "echo 'import L; class A { init(c: Clock) {} }' > u.swift; dpend analyze u.swift --implicit-filter A --library L.dpendmodule --color always"

    static let disclosures = [
        Case("file of the system", moduleFile("/etc/passwd") + "; " + use + " | grep -c 'root:\\|passwd'", 1, "0\n"),
        Case("file above", moduleFile("../outside/secret") + "; " + use + " | grep -c 'password\\|secret'", 1, "0\n"),
        Case(
            "Swift file above", moduleFile("../outside/b.swift") + "; " + use + " | grep -c 'private\\|b.swift'", 1,
            "0\n"),
        Case(
            "link to a file above",
            "ln -s ../outside/b.swift b.swift; " + moduleFile("b.swift") + "; " + use + " | grep -c 'private'", 1, "0\n"
        ),
        Case(
            "file of the package",
            "echo 'class Shown {}' > s.swift; " + moduleFile("s.swift") + "; " + use + " | grep -c 'class Shown'", 0,
            "1\n"),
        Case(
            "entry of a list", "dpend analyze --sources-list ../outside/secret", 66,
            "../outside/secret: error: entry 1 of this list is not the path of a file or folder\n"),
    ]

    @Test(arguments: disclosures) func filesAreNotShown(_ test: Case) throws { try Self.check(test) }

    // MARK: Names

    /// As the command plugin and the rule for Bazel pass them.
    static let names = [
        Case(
            "option",
            "printf 'class B { init(c: C) {} }' > '--implicit-exclude=.|x.swift'; dpend analyze --implicit-filter B -- *.swift",
            1,
            "--implicit-exclude=.|x.swift:1:16: error: nothing provides 'C', which 'B.init(c:)' requires [unsatisfied-dependency]"
        ),
        Case(
            "condition",
            "printf 'class B { init(c: C) {} }' > ./-D.swift; dpend analyze --implicit-filter B ./-D.swift", 1,
            "./-D.swift:1:16: error: nothing provides 'C', which 'B.init(c:)' requires [unsatisfied-dependency]"),
        Case(
            "list",
            "printf 'class B { init(c: C) {} }' > @list.swift; dpend analyze --implicit-filter B -- @list.swift", 1,
            "@list.swift:1:16: error: nothing provides 'C', which 'B.init(c:)' requires [unsatisfied-dependency]"),
        Case(
            "quote",
            "printf 'class B { init(c: C) {} }' > \"it's.swift\"; dpend analyze --implicit-filter B -- \"it's.swift\"",
            1, "it's.swift:1:16: error: nothing provides 'C', which 'B.init(c:)' requires [unsatisfied-dependency]"),
        Case(
            "line break",
            "n=$(printf 'a\\nb.swift'); printf 'class B { init(c: C) {} }' > \"$n\"; dpend analyze --implicit-filter B -- \"$n\"",
            1, "a\\nb.swift:1:16: error: nothing provides 'C', which 'B.init(c:)' requires [unsatisfied-dependency]"),
        Case(
            "workflow command after an ideographic space",
            "n=$(printf '\\343\\200\\200::error::x.swift'); printf 'class B { init(c: C) {} }' > \"$n\"; dpend analyze --implicit-filter B -- \"$n\"",
            1,
            "\u{3000}\\u{3a}:error::x.swift:1:16: error: nothing provides 'C', which 'B.init(c:)' requires [unsatisfied-dependency]"
        ),
        Case(
            "workflow command after an em space",
            "n=$(printf '\\342\\200\\203 \\302\\240::error::x.swift'); printf 'class B { init(c: C) {} }' > \"$n\"; dpend analyze --implicit-filter B -- \"$n\"",
            1,
            "\u{2003} \u{A0}\\u{3a}:error::x.swift:1:16: error: nothing provides 'C', which 'B.init(c:)' requires [unsatisfied-dependency]"
        ),
    ]

    @Test(arguments: names) func namesOfFilesAreNotOptions(_ test: Case) throws {
        try Self.check(test, onlyPrefix: true)
    }

    // MARK: The cache

    @Test func cacheInACheckoutIsNotUsedInContinuousIntegration() throws {
        let run =
            "touch Package.swift; mkdir -p .build; CI=true dpend analyze a.swift --no-config; ls -A .build; dpend analyze a.swift --no-config; ls -A .build"
        try Self.check(Case("", run, 0, "no problems in 0 dependencies\nno problems in 0 dependencies\ndpend\n"))
        // A link may lead out of the repository.
        try Self.check(
            Case(
                "", "touch Package.swift; ln -s ../outside .build; dpend analyze a.swift --no-config; ls ../outside", 0,
                "no problems in 0 dependencies\nb.swift\nsecret\n"))
    }

    private static func check(_ test: Case, onlyPrefix: Bool = false) throws {
        try Shell.withTemporaryFolder { folder in
            let preparation =
                "mkdir -p repository/.git outside; echo 'protocol A {}' > repository/a.swift; echo password > outside/secret; echo 'private let key = 1' > outside/b.swift"
            let outcome = try Shell.run("\(preparation); cd repository; { \(test.command); } 2>&1", in: folder)
            #expect(outcome.status == test.status)
            if onlyPrefix {
                #expect(outcome.output.hasPrefix(test.output), "\(outcome.output)")
            } else {
                #expect(outcome.output == test.output)
            }
        }
    }
}
