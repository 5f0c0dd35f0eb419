import SeededRandom
import Testing

@testable import DpendKit

/// For each variant, the merged output is the output of a run over this variant alone.
@Suite struct OneOutputTests {
    /// Conditions as a user writes them, and whether they hold.
    private static let conditions: [(text: String, holds: @Sendable (Set<String>) -> Bool)] = [
        ("A", { $0.contains("A") }), ("!A", { !$0.contains("A") }), ("B", { $0.contains("B") }),
        ("A && B", { $0.isSuperset(of: ["A", "B"]) }),
        ("A || !B", { $0.contains("A") || !$0.contains("B") }),
    ]

    /// A program whose classes, conformances and requirements depend on conditions.
    private static func program(_ seed: UInt64) -> String {
        var random = RandomSource(seed: seed)
        func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
        func conditional(_ text: String, _ other: String = "") -> String {
            if chance(2) { return "\(text)\n" }
            let condition = conditions.randomElement(using: &random)?.text ?? ""
            return "#if \(condition)\n\(text)\n\(other.isEmpty ? "" : "#else\n\(other)\n")#endif\n"
        }
        let count = Int.random(in: 2...7, using: &random)
        var text = "public protocol Common {}\n"
        for number in 0..<count { text += "public protocol P\(number) {}\n" }
        for number in 0..<count {
            // Only what exists everywhere is required plainly.
            func parameters() -> String {
                (0..<number).filter { _ in chance(2) }.map { "p\($0): P\($0)?" + (chance(3) ? " = nil" : "") }.joined(
                    separator: ", ")
            }
            func declaration(_ name: String) -> String {
                let scope =
                    ["", "", "// dpend:singleton\n", "// dpend:weakSingleton\n", "// dpend:eagerSingleton\n"]
                    .randomElement(using: &random) ?? ""
                let effects = ["", "", "", " throws", " async"].randomElement(using: &random) ?? ""
                let keys = "P\(number)" + (chance(3) ? ", Common" : "")
                let first = "    public init(\(parameters()))\(effects) {}"
                return
                    "\(scope)public final class \(name)Impl: \(keys) {\n\(chance(3) ? conditional(first, "    public init() {}") : first)\n}"
            }
            text += conditional(declaration("C\(number)"), chance(2) ? declaration("D\(number)") : "")
        }
        if chance(2) { text += conditional("public final class AllImpl { public init(all: [Common]) {} }") }
        return text
    }

    /// The lines that the compiler sees under conditions. Conditions on other things stay as they are.
    private static func compiled(_ text: String, _ conditions: Set<String>) -> [Substring] {
        var lines: [Substring] = []
        // For each open `#if`: whether it is one of ours, whether its clause is active, and whether one was.
        var open: [(isOwn: Bool, isActive: Bool, wasActive: Bool)] = []
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            func holds(_ condition: Substring) -> Bool? {
                guard condition.allSatisfy({ "AB!&|() ".contains($0) }) else { return nil }
                return condition.replacing("(", with: "").replacing(")", with: "").split(separator: "||").contains {
                    part in
                    part.split(separator: "&&").allSatisfy { fact in
                        let name = fact.filter { $0 != " " }
                        return name.hasPrefix("!")
                            ? !conditions.contains(String(name.dropFirst())) : conditions.contains(name)
                    }
                }
            }
            let isActive = open.allSatisfy(\.isActive)
            if words.hasPrefix("#if ") {
                let own = holds(words.dropFirst(4))
                open.append((own != nil, own ?? true, own ?? true))
                if own != nil { continue }
            } else if words.hasPrefix("#elseif "), let last = open.last, last.isOwn {
                let isActive = !last.wasActive && holds(words.dropFirst(8)) == true
                open[open.count - 1] = (true, isActive, last.wasActive || isActive)
                continue
            } else if words == "#else", let last = open.last, last.isOwn {
                open[open.count - 1] = (true, !last.wasActive, true)
                continue
            } else if words == "#endif" {
                if open.removeLast().isOwn { continue }
            }
            if isActive { lines.append(line) }
        }
        return lines
    }

    private func resolution(
        _ text: String, _ variant: Variant, _ variants: Variants?, _ change: (inout ResolutionOptions) -> Void
    ) throws -> DependencyResolution {
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        options.moduleName = "M"
        options.defines = variant.conditions
        options.variants = variants
        change(&options)
        return try DependencyResolution(sources: [SourceFile(path: "A.swift", text: text)], options: options)
    }

    @Test(arguments: ContainerKind.allCases)
    func applicationHasTheLinesOfEachVariant(_ container: ContainerKind) throws {
        let all = [
            try Variants(conditions: ["A"]), try Variants(conditions: ["A", "B"]),
            try Variants(named: [["A", "B"], ["A"], []]),
        ]
        var differing = 0
        for seed in UInt64(0)..<24 {
            let text = Self.program(seed)
            for variants in all {
                let plain = try variants.all.map { try resolution(text, $0, nil) { $0.container = container } }
                guard plain.allSatisfy(\.canGenerate) else { continue }
                let judged = try variants.all.map { try resolution(text, $0, variants) { $0.container = container } }
                let merged = try OutputContent.text(
                    of: judged.map { $0.content(outputPath: "M.swift") }, variants, path: "M.swift")
                for (variant, resolution) in zip(variants.all, plain) {
                    let own = resolution.generate(outputPath: "M.swift").text
                    var lines = Self.compiled(merged, variant.conditions)
                    if variants.leavesBuildsOut, merged != own { lines.removeAll { $0.hasPrefix("#error") } }
                    #expect(lines == own.split(separator: "\n"), "\(seed) \(variant)")
                    if merged != own { differing += 1 }
                }
            }
        }
        #expect(differing > 20)
    }

    @Test func libraryHasTheElementsOfEachVariant() throws {
        let variants = try Variants(conditions: ["A", "B"])
        for seed in UInt64(0)..<40 {
            let text = Self.program(seed)
            func change(_ options: inout ResolutionOptions) { (options.mode, options.writesExports) = (.library, true) }
            let judged = try variants.all.map { try resolution(text, $0, variants, change) }
            guard judged.allSatisfy(\.canGenerate) else { continue }
            let exports = try OutputContent.text(
                of: judged.compactMap(\.exportsContent), variants, path: "M.exports.swift")
            let merged = try OutputContent.text(
                of: judged.map { $0.content(outputPath: "M.dpendmodule") }, variants, path: "M.dpendmodule")
            for (variant, resolution) in zip(variants.all, judged) {
                #expect(
                    Self.compiled(exports, variant.conditions) == resolution.exportsContent?.text.split(separator: "\n")
                )
                let reader = ModuleFileReader(holds: { $0.holds(conditions: variant.conditions, platform: .linux) })
                let own = try ModuleFileReader().read(
                    resolution.generate(outputPath: "M.dpendmodule").text, name: "M", path: "M.dpendmodule")
                let read = try reader.read(merged, name: "M", path: "M.dpendmodule")
                #expect(
                    read.factories.map(\.key) == own.factories.map(\.key)
                        && read.protocols.map(\.type) == own.protocols.map(\.type), "\(seed)")
            }
        }
    }

    @Test func conditionsAreSimple() throws {
        let two = try Variants(conditions: ["A", "B"])
        // With both, with A, with B, with none.
        #expect(two.condition(of: [0, 1], among: [0, 1, 2, 3]).code == "A")
        #expect(two.condition(of: [2, 3], among: [0, 1, 2, 3]).code == "!A")
        #expect(two.condition(of: [0], among: [0, 1, 2, 3]).code == "A && B")
        #expect(two.condition(of: [0], among: [0, 1]).code == "B")
        #expect(
            two.condition(of: [1, 2], among: [0, 1, 2, 3]).code == "(A && !B) || (B && !A)"
                || two.condition(of: [1, 2], among: [0, 1, 2, 3]).alternatives.count == 2)
        #expect(two.condition(of: [0, 1, 2], among: [0, 1, 2, 3]).code == "A || B")
        #expect(
            two.condition(of: [2], among: [0, 1, 2, 3]).words == "with B and without A"
                || two.condition(of: [2], among: [0, 1, 2, 3]).words == "without A and with B")
        let named = try Variants(named: [["A", "ios"], ["macos"]])
        #expect(named.condition(of: [0], among: [0, 1]).code == "A")
        #expect(named.membership.code == "(A && os(iOS)) || (!A && os(macOS))")
        for condition in [two.condition(of: [1, 2], among: [0, 1, 2, 3]), named.membership] {
            #expect(VariantCondition(code: condition.code) == condition)
        }
        #expect(VariantCondition(code: "A &&& B") == nil && VariantCondition(code: "os(Plan9)") == nil)
    }

    @Test func contradictoryVariantsAreRefused() {
        #expect(throws: InputError.self) { try Variants(conditions: ["A", "B", "C", "D", "E"]) }
        #expect(throws: InputError.self) { try Variants(named: [["A", "ios"], ["B"]]) }
        #expect(throws: InputError.self) { try Variants(named: [["ios", "macos"]]) }
    }
}
