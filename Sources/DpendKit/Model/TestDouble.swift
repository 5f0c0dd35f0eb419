import Foundation

/// Types that replace others in tests, previews and debugging, recognized by names and paths.
///
/// An application does not need them, so dpend never proposes them as providers.
enum TestDouble {
    /// The words in such names. `NullNetwork` is one, `NullableStore` is not.
    static let words: Set<String> = [
        "Dummy", "Fake", "Mock", "Mocked", "Noop", "NoOp", "Null", "Preview", "Previews", "Spy", "Stub", "Stubbed", "Test", "Testable", "Tests",
    ]
    /// The names of folders that contain only such types.
    private static let folderWords: Set<String> = ["Fakes", "Mock", "Mocks", "Preview", "Previews", "Stubs", "Test", "Testing", "Tests"]

    /// Whether a type replaces another one in tests.
    ///
    /// - Parameters:
    ///   - name: Its full name.
    ///   - wanted: The name of the type that it would provide. Its words do not count: `LinkPreviewLoader` for `LinkPreviewing`.
    ///   - path: The file that declares it.
    ///   - other: The file that requires it. Folders that both paths share do not count: a whole project may lie in `Tests`.
    static func isOne(_ name: String, insteadOf wanted: String = "", at path: String = "", for other: String = "") -> Bool {
        if contains(words.filter { !wanted.contains($0) }, name) { return true }
        let folders = path.split(separator: "/").dropLast()
        let common = zip(folders, other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
        return folders.dropFirst(common).contains { contains(folderWords, $0) }
    }

    /// Whether one of the words is a word of a name.
    private static func contains(_ words: Set<String>, _ name: some StringProtocol) -> Bool {
        words.contains { word in
            var rest = name[...]
            while let range = rest.range(of: word) {
                let next = range.upperBound < name.endIndex ? name[range.upperBound] : " "
                let previous = range.lowerBound > name.startIndex ? name[name.index(before: range.lowerBound)] : " "
                // `HTTPStub` and `mockServer` match, `Hammock` and `Spyglass` do not.
                if !next.isLowercase, !(previous.isUppercase && word == "Test") { return true }
                rest = rest[range.upperBound...]
            }
            return false
        }
    }
}
