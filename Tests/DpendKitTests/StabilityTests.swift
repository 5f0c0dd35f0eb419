import DpendKit
import Foundation
import Testing

/// The same sources give the same bytes in any order.
@Suite struct StabilityTests {
    private static let sources: [SourceFile] = [
        SourceFile(
            path: "A.swift",
            text: """
                import Zebra
                import Foundation
                protocol P {}
                protocol Q: P {}
                class AImpl: Q { init(b: B, c: CImpl) {} }
                class OtherImpl: Q {}
                """),
        SourceFile(
            path: "B.swift",
            text: """
                import Apple
                protocol B {}
                class BImpl: B { init(p: P, missing: Missing) {} }
                extension CImpl: P {}
                """),
        SourceFile(
            path: "C.swift",
            text: """
                class CImpl { init(d: DImpl) {} }
                class DImpl { init(c: CImpl, q: Q) {} }
                class Configuration: DependencyConfiguration {
                    func q(p: P) -> DependencyRegistration<Q> { DependencyRegistration { fatalError() } }
                }
                """),
    ]

    @Test(arguments: ResolutionOptions.Mode.allCases) func orderOfInputsDoesNotMatter(
        _ mode: ResolutionOptions.Mode
    ) throws {
        var options = ResolutionOptions()
        options.mode = mode
        options.implicitFilters = ["Impl$"]
        let wanted = try outcome(of: Self.sources, options)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            #expect(try outcome(of: Self.sources.shuffled(using: &generator), options) == wanted)
        }
    }

    private func outcome(of sources: [SourceFile], _ options: ResolutionOptions) throws -> String {
        let resolution = try DependencyResolution(sources: sources, options: options)
        let selection = try GraphQuery().select(in: GraphDocument(resolution))
        return TextDiagnosticFormatter().format(resolution.diagnostics).text
            + GraphFormat.allCases.map { $0.formatter.format(selection).text }.joined()
            + resolution.generate(outputPath: options.mode == .library ? "M.dpendmodule" : "M.swift").text
    }
}
