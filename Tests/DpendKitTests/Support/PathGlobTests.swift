import Testing

@testable import DpendKit

/// The matches of path globs.
@Suite struct PathGlobTests {
    @Test(arguments: [
        ("Sources/A.swift", "Sources/A.swift"),
        ("Sources/A.swift", "./Sources/A.swift"),
        ("./Sources/A.swift", "Sources/A.swift"),
        ("Sources/*.swift", "Sources/A.swift"),
        ("Sources/?.swift", "Sources/A.swift"),
        ("Sources/[AB].swift", "Sources/B.swift"),
        ("**/Tests/**", "App/Tests/Unit/A.swift"),
        ("**/Tests/**", "Tests/A.swift"),
        ("**/*.generated.swift", "Derived/App.generated.swift"),
        ("**/*.generated.swift", "App.generated.swift"),
        (#"Sources/\*.swift"#, "Sources/*.swift"),
        ("Sources/Ä/*", "Sources/Ä/B.swift"),
        ("Sources/(A|B).swift", "Sources/(A|B).swift"),
    ])
    func globMatches(_ glob: String, _ path: String) throws {
        #expect(try PathGlob(glob).matches(path))
    }

    @Test(arguments: [
        ("Sources/*.swift", "Sources/Core/A.swift"),
        ("Sources/*.swift", "Other/Sources/A.swift"),
        ("Sources/A.swift", "Sources/A.swift.orig"),
        ("Sources/?.swift", "Sources/AB.swift"),
        ("Sources/?.swift", "Sources//.swift"),
        ("Sources/[AB].swift", "Sources/C.swift"),
        ("**/Tests/**", "AppTests/A.swift"),
        ("Sources/A.swift", "Sources/Axswift"),
        ("Sources/(A|B).swift", "Sources/A.swift"),
        (#"Sources/\*.swift"#, "Sources/A.swift"),
    ])
    func globDoesNotMatch(_ glob: String, _ path: String) throws {
        #expect(try !PathGlob(glob).matches(path))
    }

    @Test(arguments: ["plain", "a*b", "what?", "[x]", #"back\slash"#, "(a|b)+$", "ü.swift"])
    func escapedPathMeansItself(_ name: String) throws {
        let glob = try PathGlob("Sources/" + PathGlob.escaped(name))
        #expect(try glob.matches("Sources/\(name)"))
        #expect(try !glob.matches("Sources/\(name)x"))
    }

    /// A glob that leads out of the working directory means places on disk.
    @Test func globOfAFolderAboveIsAbsolute() throws {
        let glob = try PathGlob("../**/A.swift")
        #expect(try glob.matches("Sources/A.swift"))
        #expect(try glob.matches("../Elsewhere/A.swift"))
        #expect(try !glob.matches("/A.swift"))
    }
}
