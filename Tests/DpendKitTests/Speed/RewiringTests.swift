import DpendKit
import SeededRandom
import Testing

/// Where only parameters of initializers change, a run that had nothing to report is repeated if the phases would find nothing
/// either, and never otherwise.
@Suite(.timeLimit(.minutes(5))) struct RewiringTests {
    /// Declarations to change, and what they become.
    struct Change: Sendable, CustomTestStringConvertible {
        var before: String
        var after: String
        /// What stays as it is.
        var beside = ""
        /// Whether there is nothing to report before the change.
        var startsClean = true
        var configure: @Sendable (inout ResolutionOptions) -> Void = { _ in }
        var testDescription: String { "\(before) → \(after)" }
    }

    private static let others = """
        protocol A {}
        final class AImpl: A {}
        protocol B {}
        final class BImpl: B { init(a: any A) {} }
        protocol C {}
        actor CImpl: C { init(a: A, b: B) {} }
        struct Config { let name: String }
        protocol Outer { }
        """

    /// Whether the verdict was repeated after the change; the outcome is that of a run without a cache in any case.
    private func isRepeated(_ change: Change) throws -> Bool {
        let project = try ChangingProject()
        change.configure(&project.options)
        try project.write("\(Self.others)\n\(change.beside)", "Others")
        #expect(try !project.outcome(cached: true).isRepeated)
        for text in [change.before, change.after] {
            try project.write(text, "Changed")
            let (cached, plain) = (try project.outcome(cached: true), try project.outcome(cached: false))
            #expect(cached.text == plain.text)
            if text == change.before, change.startsClean { #expect(cached.isClean, "\(cached.text)") }
            if text == change.after { return cached.isRepeated }
        }
        return false
    }

    @Test(arguments: [
        Change(before: "final class DImpl { init() {} }", after: "final class DImpl { init(a: any A) {} }"),
        Change(before: "final class DImpl { init(a: A, b: B) {} }", after: "final class DImpl { init(b: any B) {} }"),
        Change(before: "final class DImpl { init(a: A) {} }", after: "\nfinal class DImpl {\n init(of b: some B,\n c: C, again: C) { print(b) }\n}"),
        Change(before: "struct DImpl { init(a: A) {} }; protocol D {}; struct EImpl: D { init(d: DImpl) {} }",
            after: "struct DImpl { init(b: B) {} }; protocol D {}; struct EImpl: D { init(d: DImpl, a: A) {} }") {
            $0.implicitKinds = [.class, .actor, .struct]
        },
        Change(before: "class Helper { init(x: Int) {} }", after: "class Helper { init(x: [String?], y: Unknown = 5) {} }"),
        Change(before: "protocol D {}; protocol E {}; class DImpl: D, E { init() {} }; class EImpl { init(d: D, e: E) {} }",
            after: "protocol D {}; protocol E {}; class DImpl: D, E { init(a: A) {} }; class EImpl { init(e: E, d: D) {} }"),
    ]) func verdictHoldsForPlainParameters(_ change: Change) throws {
        #expect(try isRepeated(change))
    }

    @Test(arguments: [
        // What is missing, or not plain.
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(e: E) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: Int) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: A?) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: [A]) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: A = x) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: A...) {} }"),
        Change(before: "class DImpl { init(a: A) {} }", after: "class DImpl { init(a: inout A) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: () -> A) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(@Wrapped a: A) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: A & B) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: AImpl) {} }"),
        Change(before: "class DImpl { init(a: AImpl) {} }", after: "class DImpl { init(a: A) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(e: EImpl.Part) {} }", beside: "class EImpl { init() {}; class Part {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(e: any E<String>) {} }",
            beside: "protocol E<T> { associatedtype T }; class EImpl: E { typealias T = Int; init() {} }"),
        Change(before: "class DImpl { init(a: any Foreign) {} }", after: "class DImpl { init(a: A) {} }", startsClean: false),
        Change(before: "class Helper { init(a: any Foreign) {} }", after: "class Helper { init(a: A) {} }"),
        Change(before: "class DImpl { init(a: A) {} }; class EImpl { init(all: [A], later: () -> B) {} }",
            after: "class DImpl { init(a: A, b: B) {} }; class EImpl { init(all: [A], later: () -> B) {} }"),
        // What needs itself.
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(d: DImpl) {} }"),
        Change(before: "class DImpl { init() {} }; class EImpl { init(d: DImpl) {} }", after: "class DImpl { init(e: EImpl) {} }; class EImpl { init(d: DImpl) {} }"),
        Change(before: "class DImpl { init(e: EImpl) {} }; class EImpl { init() {} }; class FImpl { init(d: DImpl) {} }",
            after: "class DImpl { init(e: EImpl) {} }; class EImpl { init(f: FImpl) {} }; class FImpl { init(d: DImpl) {} }"),
        Change(before: "class DImpl: D, E { init() {} }", after: "class DImpl: D, E { init(f: FImpl) {} }",
            beside: "protocol D {}; protocol E {}; class FImpl { init(e: E) {} }"),
        // Initializers that count for others, or of which there are several.
        Change(before: "class Base { init(a: A) {} }; class DImpl: Base {}", after: "class Base { init(z: Z) {} }; class DImpl: Base {}"),
        Change(before: "class Base { init(a: A) {} }; typealias Parent = Base; class DImpl: Parent {}",
            after: "class Base { init(z: Z) {} }; typealias Parent = Base; class DImpl: Parent {}"),
        Change(before: "class DImpl { init(a: A) {}; init(b: B, a: A) {} }", after: "class DImpl { init(a: A) {}; init(z: Z, a: A) {} }"),
        Change(before: "class DImpl { init(a: A) {} }; extension DImpl { convenience init(b: B, a: A) {} }",
            after: "class DImpl { init(a: A) {} }; extension DImpl { convenience init(z: Z, a: A) {} }"),
        Change(before: "enum N { class DImpl { init(a: A) {} } }", after: "enum N { class DImpl { init(z: Z) {} } }"),
        Change(before: "class DImpl<T> { init(a: A) {} }; class EImpl { init(d: DImpl<Int>) {} }",
            after: "class DImpl<T> { init(z: Z) {} }; class EImpl { init(d: DImpl<Int>) {} }"),
        Change(before: "class DImpl { init(a: inout A) {} }", after: "class DImpl { init(z: Z) {} }"),
        // Names that mean something else there.
        Change(before: "class DImpl { init() {}; class A {} }", after: "class DImpl { init(a: A) {}; class A {} }"),
        // Rules that look at what needs what.
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(e: EImpl) {} }", beside: "class EImpl { init() async {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(s: SImpl) {} }",
            beside: "class SImpl { init() {} }; class KeptImpl { init(d: DImpl) {} }") {
            $0.implicitScopes = [.init(pattern: "^SImpl", scope: .shared), .init(pattern: "Kept", scope: .singleton)]
        },
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(m: MImpl) {} }",
            beside: "class MImpl { init(s: SImpl) {} }; class SImpl { init() {} }; class KeptImpl { init(d: DImpl) {} }") {
            $0.implicitScopes = [.init(pattern: "^SImpl", scope: .shared), .init(pattern: "Kept", scope: .singleton)]
        },
        Change(before: "@MainActor class DImpl { init(e: EImpl) {} }", after: "@MainActor class DImpl { init() {} }",
            beside: "class EImpl { init(s: SImpl) {} }; class SImpl { init() {} }; @MainActor class XImpl { init(s: SImpl) {} }") {
            $0.implicitScopes = [.init(pattern: "^SImpl", scope: .singleton)]
        },
        Change(before: "class DImpl { init(e: EImpl) {} }; class EImpl {}", after: "class DImpl { init(a: A) {} }; class EImpl {}") {
            $0.severities["unused-provider"] = .warning
        },
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: A) {} }", startsClean: false) {
            $0.implicitFilters.append("Nothing$")
        },
        Change(before: "public class DImpl { public init() {} }", after: "public class DImpl { public init(a: A) {} }") {
            ($0.mode, $0.moduleName) = (.library, "M")
        },
        // More than parameters.
        Change(before: "class DImpl { init() {} }", after: "class DImpl { init(a: A) throws {} }"),
        Change(before: "class DImpl { init() {} }", after: "class DImpl { private init(a: A) {} }"),
        Change(before: "class DImpl { init() {} }", after: "class EImpl { init(a: A) {} }"),
    ]) func verdictIsWorkedOutAnewOtherwise(_ change: Change) throws {
        #expect(try !isRepeated(change))
    }

    /// Changes of all kinds, one after the other, as they come.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func anyChangesComeToTheSame(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        let project = try ChangingProject()
        project.options.implicitScopes = [.init(pattern: "Kept", scope: .singleton)]
        let count = 12
        func name(_ number: Int) -> String { number == 7 ? "Kept\(number)" : "Plain\(number)" }
        func source(_ number: Int) -> String {
            let kind = number == 9 ? "@MainActor final class" : number % 5 == 3 ? "actor" : "final class"
            let parameters = (0..<random.number(below: 4)).map { position -> String in
                // Mostly of those before, so that there is a good chance of no cycle.
                let other = name(random.number(below: random.number(below: 20) == 0 ? count : max(1, number)))
                let type =
                    switch random.number(below: 80) {
                    case 0: "\(other)?"
                    case 1: "[\(other)]"
                    case 2: "@escaping () -> any \(other)"
                    case 3: "\(other)Impl"
                    case 4: "Missing"
                    default: "any \(other)"
                    }
                return "p\(position): \(type)"
            }
            return "protocol \(name(number)) {}\n\(kind) \(name(number))Impl: \(name(number)) { init(\(parameters.joined(separator: ", "))) {} }"
        }
        for number in 0..<count { try project.write("protocol \(name(number)) {}\nfinal class \(name(number))Impl: \(name(number)) { init() {} }", "F\(number)") }
        for number in 0..<count where number == 9 || number % 5 == 3 { try project.write(source(number), "F\(number)") }
        var repeated = 0
        for _ in 0..<120 {
            for _ in 0...random.number(below: 2) {
                let number = random.number(below: count)
                try project.write(source(number), "F\(number)")
            }
            let (cached, plain) = (try project.outcome(cached: true), try project.outcome(cached: false))
            #expect(cached.text == plain.text)
            if cached.isRepeated { repeated += 1 }
        }
        #expect(repeated > 5)
    }
}
