/// The folders of tests, previews and what stands in for something in them.
enum TestPaths {
    private static let folders: Set<String> = [
        "Mock", "Mocks", "Stub", "Stubs", "Fake", "Fakes", "TestDoubles", "Testing", "TestHelpers", "TestUtils", "TestSupport",
        "Preview Content", "PreviewContent", "Previews",
    ]
    private static let suffixes = ["Tests", "Mocks", "TestHelpers", "TestSupport", "TestUtils", "TestUtilities", "Testing"]

    /// The glob that leaves out what is in such a folder; nil for any other folder.
    static func glob(forFolder name: some StringProtocol) -> String? {
        if name.hasSuffix("Tests") { return "**/*Tests/**" }
        return folders.contains(String(name)) ? "**/\(name)/**" : nil
    }

    /// The globs that leave a file out, those of the outermost folders first.
    static func globs(for path: String) -> [String] {
        path.split(separator: "/").dropLast().compactMap { glob(forFolder: $0) }
    }

    /// Whether a module is there for tests only.
    static func isName(ofModule name: String) -> Bool { suffixes.contains { name.hasSuffix($0) } || folders.contains(name) }
}
