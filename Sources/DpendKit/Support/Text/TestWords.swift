/// The words for code beside an application: doubles, tests and previews. `init`, `coverage` and the rules use this one
/// vocabulary.
///
/// Words are those of camel case. `HTTPStub` and `mockServer` contain one, `Hammock` and `Spyglass` do not.
enum TestWords {
    /// Words for doubles, wherever they stand in a name.
    static let doubles: Set<String> = [
        "Dummy", "Fake", "Fakes", "Mock", "Mocked", "Mocks", "Spy", "Stub", "Stubbed", "Stubs",
    ]
    /// Words that an application may have as a subject as well: `LinkPreviewCoordinator`, `SpeedTest`. They count for a
    /// class that replaces another one without them.
    static let others: Set<String> = ["NoOp", "Noop", "Null", "Preview", "Previews", "Test", "Testable", "Tests"]

    /// Whether one of the words is a word of a name.
    static func contain(_ words: Set<String>, in name: some StringProtocol) -> Bool {
        let parts = name.camelCaseWords.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return parts.contains(where: words.contains)
            || zip(parts, parts.dropFirst()).contains { words.contains($0 + $1) }
    }

    /// Whether a name that ends like a suite of tests or a set of previews.
    static func endsAsTest(_ name: some StringProtocol) -> Bool {
        ["Previews", "Tests"].contains(name.camelCaseWords.last)
    }

    /// Whether a folder contains only such code: `Mocks`, `UITests`, `TestSupport`, `Preview Content`.
    static func isFolder(_ name: some StringProtocol) -> Bool {
        let words = name.camelCaseWords
        if words.contains("Tests") || contain(doubles, in: name) || ["Testing", "Previews"].contains(words.last) {
            return true
        }
        return words.first == "Test"
            && (words.count == 1 || ["Doubles", "Helpers", "Support", "Utilities", "Utils"].contains(words[1]))
            || ["Preview Content", "PreviewContent"].contains(String(name))
    }

    /// Whether a Swift module exists only for tests: `CoreTestHelpers`, `MullvadMockData`.
    static func isModule(_ name: String) -> Bool {
        let words = name.camelCaseWords
        let end = words.suffix(2).joined()
        return isFolder(name)
            || ["TestHelpers", "TestSupport", "TestUtils", "TestUtilities", "TestDoubles"].contains(end)
    }
}
