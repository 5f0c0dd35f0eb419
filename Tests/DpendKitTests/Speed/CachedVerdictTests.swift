import SeededRandom
import Testing

/// A run with a cache reports the same as a run without one, after any changes.
@Suite(.timeLimit(.minutes(60))) struct CachedVerdictTests {
    /// Every rule sees every changed declaration. Only a change without new declarations repeats a verdict.
    @Test(arguments: [
        ("final class DImpl { init() { print(1) } }", true),
        ("\n\nfinal class DImpl { init() {} }", true),
        ("final class DImpl { init(a: any A) {} }", false),
        ("final class DImpl { init(b: B) {} }", false),
        ("final class DImpl { init(d: DImpl) {} }", false),
        ("final class DImpl { init() async {} }", false),
    ]) func onlyEqualDeclarationsRepeatTheVerdict(change: String, isRepeated: Bool) throws {
        let project = try ChangingProject()
        try project.write("protocol A {}\nfinal class AImpl: A {}", "A")
        for text in ["final class DImpl { init() {} }", change] {
            try project.write(text, "D")
            let (cached, plain) = (try project.outcome(cached: true), try project.outcome(cached: false))
            #expect(cached.text == plain.text)
            #expect(cached.isRepeated == (text == change && isRepeated))
        }
    }

    /// Random changes of all kinds, one after another.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func changesGiveTheResultOfAFreshRun(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        let project = try ChangingProject()
        project.options.implicitScopes = [.init(pattern: "Kept", scope: .singleton)]
        let count = 12
        func name(_ number: Int) -> String { number == 7 ? "Kept\(number)" : "Plain\(number)" }
        func source(_ number: Int) -> String {
            let kind = number == 9 ? "@MainActor final class" : number % 5 == 3 ? "actor" : "final class"
            let parameters = (0..<random.number(below: 4)).map { position -> String in
                // Mostly earlier names, so that a cycle is unlikely.
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
            return
                "protocol \(name(number)) {}\n\(kind) \(name(number))Impl: \(name(number)) { init(\(parameters.joined(separator: ", "))) {} }"
        }
        for number in 0..<count { try project.write(source(number), "F\(number)") }
        for _ in 0..<60 {
            for _ in 0...random.number(below: 2) {
                let number = random.number(below: count)
                try project.write(source(number), "F\(number)")
            }
            let (cached, plain) = (try project.outcome(cached: true), try project.outcome(cached: false))
            #expect(cached.text == plain.text)
        }
    }
}
