import DpendKit
import Testing

/// The patterns proposed for wanted classes.
@Suite struct FilterSuggestionTests {
    @Test func commonSuffixIsOnePattern() {
        #expect(
            suggest(["AImpl", "BImpl", "CServiceImpl"], among: ["AImpl", "BImpl", "CServiceImpl", "DImpl", "View"])
                == ["Impl$ 3/4"])
    }

    @Test func commonPrefixIsOnePattern() {
        #expect(
            suggest(["DefaultLogin", "DefaultClock", "DefaultLog"], among: ["Clock", "Login"]) == ["^Default 3/3"])
    }

    @Test func severalPatternsComeWithTheMostUsefulFirst() {
        let wanted = ["ARepository", "BRepository", "CRepository", "AService", "BService", "Session"]
        #expect(suggest(wanted) == ["Repository$ 3/3", "Service$ 2/2", "^Session$ 1/1"])
    }

    @Test func preciseWordsWinAgainstGeneralOnes() {
        let others = (1...8).map { "Other\($0)Factory" }
        #expect(
            suggest(["AViewFactory", "BViewFactory"], among: others) == ["ViewFactory$ 2/2"])
    }

    @Test func firstWordsOfNamesGiveNoPattern() {
        #expect(suggest(["WalletStore", "WalletClock"]) == ["^WalletClock$ 1/1", "^WalletStore$ 1/1"])
    }

    @Test func generalPatternReplacesNarrowerPatterns() {
        let wanted = ["ASourceImpl", "BSourceImpl", "CSourceImpl", "DSourceImpl", "EImpl", "FImpl"]
        #expect(suggest(wanted, among: ["GImpl", "HImpl", "IImpl"]) == ["Impl$ 6/9"])
    }

    @Test func compoundsAreOneWord() {
        #expect(suggest(["AViewModel", "BViewModel"], among: ["UserModel"]) == ["ViewModel$ 2/2"])
        #expect(suggest(["FetchUseCase", "LoadUseCase"]) == ["UseCase$ 2/2"])
    }

    @Test func patternThatChoosesMostlyUnwantedClassesIsNotProposed() {
        let others = ["CModel", "DModel", "EModel"]
        #expect(suggest(["AModel", "BModel"], among: others) == ["^AModel$ 1/1", "^BModel$ 1/1"])
    }

    @Test func nestedTypesAreFoundByTheirOwnName() {
        #expect(
            suggest(["AVM.Factory", "BVM.Factory"], among: ["AFactory", "BFactory", "CFactory"])
                == ["\\.Factory$ 2/2"])
        #expect(suggest(["AVM.Factory", "BVM.Factory"]) == ["Factory$ 2/2"])
    }

    @Test func acronymsAndUnderscoresAreWords() {
        #expect(suggest(["ItemVM", "URLVM"]) == ["VM$ 2/2"])
        #expect(suggest(["Item_impl", "Section_impl"]) == ["impl$ 2/2"])
    }

    @Test func countsEqualThoseByRegularExpression() {
        // `Defaults` begins with `Default` too, but with another word.
        #expect(suggest(["DefaultLogin", "DefaultClock", "DefaultLog"], among: ["Defaults"]) == ["^Default 3/4"])
    }

    @Test func namesAreEscaped() {
        #expect(suggest(["Outer.Inner"]) == ["^Outer\\.Inner$ 1/1"])
    }

    @Test(.timeLimit(.minutes(60))) func thousandsOfClassesAreRead() {
        let names = (0..<5_000).map { number in "A\(number % 400)B\(number / 13 % 400)C\(number / 16)" }
        #expect(!suggest(names, among: ["Other"]).isEmpty)
    }

    @Test func noWantedClassGivesNoPattern() {
        #expect(suggest([], among: ["A", "B"]).isEmpty)
    }

    private func suggest(_ wanted: [String], among candidates: [String] = []) -> [String] {
        let suggestions = FilterSuggestion.suggestions(for: wanted, among: candidates)
        #expect(FilterSuggestion.suggestions(for: wanted.reversed(), among: candidates.reversed()) == suggestions)
        return suggestions.map { "\($0.pattern) \($0.wantedCount)/\($0.chosenCount)" }
    }
}
