/// The globs that leave out the folders of tests, previews and test doubles.
enum TestPaths {
    /// The glob that excludes such a folder; nil for any other folder.
    static func glob(forFolder name: some StringProtocol) -> String? {
        if name.hasSuffix("Tests") { return "**/*Tests/**" }
        return TestWords.isFolder(name) ? "**/\(name)/**" : nil
    }

    /// The globs that exclude a file, the outermost folder first.
    static func globs(for path: String) -> [String] {
        path.split(separator: "/").dropLast().compactMap { glob(forFolder: $0) }
    }
}
