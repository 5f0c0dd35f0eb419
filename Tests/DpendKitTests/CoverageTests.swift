import Testing

@testable import DpendKit

/// The parts of coverage that a transcript shows only partly.
struct CoverageTests {
    @Test(arguments: [
        ("URLSessionMock", ["URL", "Session", "Mock"]), ("makeMock", ["make", "Mock"]),
        ("Calls_Previews", ["Calls", "Previews"]),
        ("HTTP2Client", ["HTTP2", "Client"]), ("A", ["A"]), ("", []),
    ]) func namesHaveWords(_ name: String, _ words: [String]) {
        #expect(name.camelCaseWords == words)
    }

    @Test func codeBesideTheApplicationIsRecognizedByNamesAndFolders() {
        let beside = [
            "App/Tests/A.swift", "App/UITests/A.swift", "App/Mocks/A.swift", "App/ClientMock.swift",
            "App/Derived/A.swift", "App/A.generated.swift",
        ]
        #expect(beside.filter { !AsideCode.isFile($0, below: 0) } == [])
        let own = [
            "App/A.swift", "App/LinkPreview/LinkPreviewLoader.swift", "App/Contest/A.swift", "App/TestFlight.swift",
            "App/Hammock/Stubborn.swift",
        ]
        #expect(own.filter { AsideCode.isFile($0, below: 0) } == [])
        // Leading folders that all paths share do not count.
        let common = AsideCode.commonDepth(of: ["/work/Tests/App/A.swift", "/work/Tests/Core/B.swift"])
        #expect(common == 2)
        #expect(!AsideCode.isFile("/work/Tests/App/A.swift", below: common))
        #expect(AsideCode.isType("ClientMock") && !AsideCode.isType("TimelineMediaPreviewCoordinator"))
        #expect(AsideCode.kind(ofMember: "mock") == .double && AsideCode.kind(ofMember: "preview") == .preview)
        #expect(AsideCode.kind(ofMember: "previewAttachment") == nil && AsideCode.kind(ofType: "FeedTests") == .test)
    }

    private func positions(_ labels: [String], _ parameters: [CallMatching.Parameter], trailing: [Int] = []) -> [Int]? {
        let arguments = labels.enumerated().map {
            WrittenConstruction.Argument(label: $1, form: .other, isTrailing: trailing.contains($0))
        }
        return CallMatching.positions(of: arguments, in: parameters)
    }

    @Test func argumentsAreMatchedToParameters() {
        let parameters: [CallMatching.Parameter] = [
            .init(label: "a", hasDefault: false), .init(label: "b", hasDefault: true),
            .init(label: "_", hasDefault: true, isVariadic: true),
            .init(label: "done", hasDefault: true, isClosure: true),
        ]
        #expect(positions(["a"], parameters) == [0])
        #expect(positions(["a", "b"], parameters) == [0, 1])
        #expect(positions(["a", "_", "_", "done"], parameters) == [0, 2, 2, 3])
        #expect(positions(["a", "_"], parameters, trailing: [1]) == [0, 3])
        #expect(positions(["b"], parameters) == nil)
        #expect(positions(["a", "c"], parameters) == nil)
        #expect(positions([], parameters) == nil)
        #expect(positions([], []) == [])
    }

    private func coverage(_ text: String) throws -> Coverage {
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        options.implicitAssisted = ["Impl$"]
        let resolution = try DependencyResolution(sources: [SourceFile(path: "A.swift", text: text)], options: options)
        let loader = FactoryLoader(options: options)
        let calls = loader.reader.readConstructions(Array(text.utf8), path: "A.swift").filter { $0.aside == nil }
        return try Coverage(
            [.init(target: nil, resolution: resolution, calls: [("A.swift", calls)], isChosen: true)], jobs: 1)
    }

    private static let sources = """
        protocol P {}
        final class PImpl: P { init() {} }
        final class QImpl { init(p: any P, id: Int) {} }
        final class Lost { init(p: any P) {} }
        func make() { _ = QImpl(p: PImpl(), id: 1); _ = Lost(p: PImpl()) }
        """

    @Test func verdictsAreCounted() throws {
        let coverage = try coverage(Self.sources)
        #expect(coverage.constructions.map(\.type) == ["QImpl", "PImpl", "Lost", "PImpl"])
        #expect(coverage.madeCount == 2)
        #expect(coverage.madeWithValuesCount == 1)
        #expect(coverage.notMadeCount == 1)
        // 'QImpl' gets 'p', and 'Lost' does not. 'id' is a value.
        #expect(coverage.percentage == 50)
        #expect(coverage.arguments.wired == 1 && coverage.arguments.local == 1 && coverage.arguments.left == 1)
        #expect(coverage.hollowCount == 0)
        #expect(coverage.obstacles.map(\.obstacle.kind) == [.notChosen])
        #expect(coverage.composition.constructions.count == 4)
    }

    @Test func documentFollowsItsSchema() throws {
        let text = JSONCoverageFormatter().format(CoverageReport(try coverage(Self.sources))).text
        #expect(try SchemaCheck(named: "coverage").mistakes(in: text) == [])
    }

    @Test func codeWithoutConstructionsIsCovered() throws {
        let coverage = try coverage("protocol P {}")
        #expect(coverage.percentage == 100)
        #expect(CoverageReport(coverage).nextCommand == nil)
    }

    /// Functions and calls nest. The cost does not grow faster than the text.
    @Test func deepCallsAreRead() throws {
        let calls = String(repeating: "QImpl(p: ", count: 100) + "PImpl()" + String(repeating: ", id: 1)", count: 100)
        #expect(try coverage(Self.sources + "\nfunc deep() { _ = \(calls) }").constructions.count == 105)
    }
}
