import Foundation

/// The folders of tests, previews and test doubles.
enum TestPaths {
    private static let folders: Set<String> = [
        "Mock", "Mocks", "Stub", "Stubs", "Fake", "Fakes", "TestDoubles", "Testing", "TestHelpers", "TestUtils", "TestSupport",
        "Preview Content", "PreviewContent", "Previews",
    ]
    private static let suffixes = ["Tests", "TestHelpers", "TestSupport", "TestUtils", "TestUtilities", "Testing"]

    /// The glob that excludes such a folder; nil for any other folder.
    static func glob(forFolder name: some StringProtocol) -> String? {
        if name.hasSuffix("Tests") { return "**/*Tests/**" }
        return folders.contains(String(name)) ? "**/\(name)/**" : nil
    }

    /// The globs that exclude a file, the outermost folder first.
    static func globs(for path: String) -> [String] {
        path.split(separator: "/").dropLast().compactMap { glob(forFolder: $0) }
    }

    /// Whether a Swift module exists only for tests.
    static func isName(ofModule name: String) -> Bool {
        suffixes.contains { name.hasSuffix($0) } || folders.contains(name) || doubles.contains { word in
            guard let range = name.range(of: word) else { return false }
            // 'MullvadMockData' is such a module, 'Mockingbird' is not.
            let rest = name[range.upperBound...]
            return rest.first.map { !$0.isLowercase } ?? true || rest == "s" || rest.hasPrefix("s") && rest.dropFirst().first?.isUppercase == true
        }
    }

    /// Words for test doubles.
    private static let doubles = ["Mock", "Stub", "Fake"]
}
