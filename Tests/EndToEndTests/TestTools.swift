import Foundation

/// The tools that `Scripts/install-test-tools` installs.
enum TestTools {
    private static let python = Repository.root.appendingPathComponent(".build/test-tools/bin/python").path

    static let areInstalled = FileManager.default.fileExists(
        atPath: Repository.root.appendingPathComponent(".build/test-tools/packages").path)

    /// Whether missing tools fail a test, as in CI.
    static let areRequired = ProcessInfo.processInfo.environment["CI"] == "true"

    /// Whether swift-format exists, which is part of the toolchain.
    static let hasSwiftFormat = (try? Shell.run("swift format --version", in: Repository.root))?.status == 0

    /// Checks a command's output against a schema: `sarif`, or a path of one in the repository.
    static func checkSchema(_ schema: String, ofOutputOf command: String, in folder: URL) throws -> Shell.Outcome {
        let root = Repository.root.path
        let schema = schema.contains("/") ? "\(root)/\(schema)" : schema
        return try Shell.run(
            "{ \(command); } | '\(python)' '\(root)/Scripts/check-json-schema' '\(schema)'", in: folder)
    }
}
