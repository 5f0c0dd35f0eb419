import Foundation

/// What `Scripts/install-test-tools` installs.
enum TestTools {
    private static let python = Repository.root.appendingPathComponent(".build/test-tools/bin/python").path

    static let areInstalled = FileManager.default.fileExists(
        atPath: Repository.root.appendingPathComponent(".build/test-tools/packages").path)

    /// Whether a test whose tools are missing is wrong, as in CI, where they have to be.
    static let areRequired = ProcessInfo.processInfo.environment["CI"] == "true"

    /// Whether there is swift-format, which comes with the toolchain.
    static let hasSwiftFormat = (try? Shell.run("swift format --version", in: Repository.root))?.status == 0

    /// Checks what a command prints against a schema: `sarif`, or one of the repository's by its path.
    static func checkSchema(_ schema: String, ofOutputOf command: String, in folder: URL) throws -> Shell.Outcome {
        let root = Repository.root.path
        let schema = schema.contains("/") ? "\(root)/\(schema)" : schema
        return try Shell.run("{ \(command); } | '\(python)' '\(root)/Scripts/check-json-schema' '\(schema)'", in: folder)
    }
}
