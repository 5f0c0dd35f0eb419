/// Types that replace others in tests, previews and debugging, recognized by names and paths.
///
/// An application does not need them, so dpend never proposes them as providers.
enum TestDouble {
    /// Whether a type replaces another one in tests.
    ///
    /// - Parameters:
    ///   - name: Its full name.
    ///   - wanted: The name of the type that it would provide. Its words do not count: `LinkPreviewLoader` for
    ///     `LinkPreviewing`.
    ///   - path: The file that declares it.
    ///   - other: The file that requires it. Folders that both paths share do not count: a whole project may lie in
    ///     `Tests`.
    static func isOne(_ name: String, insteadOf wanted: String = "", at path: String = "", for other: String = "")
        -> Bool
    {
        let words = TestWords.doubles.union(TestWords.others).filter { !wanted.contains($0) }
        if name.split(separator: ".").contains(where: { TestWords.contain(words, in: $0) }) { return true }
        let folders = path.split(separator: "/").dropLast()
        let common = zip(folders, other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
        return folders.dropFirst(common).contains { TestWords.isFolder($0) }
    }
}
