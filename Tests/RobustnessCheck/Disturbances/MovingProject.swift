import SeededRandom

/// A project whose files have several versions.
enum MovingProject {
    /// A source with the declarations of its version. The sources of all versions have the same length.
    ///
    /// An odd version lacks a requirement of the class, so that the verdict differs.
    static func source(_ number: Int, version: Int) -> String {
        let digits = String(1_000 + version)
        let asked = version.isMultiple(of: 2) ? "Base\(1_000 + number)" : "None\(1_000 + number)"
        return """
            final class Base\(1_000 + number) {}
            final class Node\(1_000 + number) { init(base: \(asked)) {} }
            final class Kept\(1_000 + number)V\(digits) {}
            func body\(1_000 + number)() { print(\(digits)) }

            """
    }

    static func write(_ count: Int, version: Int, to folder: Folder) throws {
        for number in 0..<count { try folder.write(source(number, version: version), "File\(number).swift") }
    }

    static let arguments = ["Sources", "--no-config", "--implicit-filter", "."]
}
