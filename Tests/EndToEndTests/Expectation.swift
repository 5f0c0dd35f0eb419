import Foundation
import Testing

/// An expected output in a file beside its case.
enum Expectation {
    /// Compares an output with its file.
    ///
    /// With `UPDATE_EXPECTATIONS=1` the file is written instead; read the difference before you commit it.
    static func check(_ actual: String, _ file: URL) throws {
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil {
            try Data(actual.utf8).write(to: file)
        } else {
            #expect(actual == (try String(contentsOf: file, encoding: .utf8)))
        }
    }

    /// The first line in which an output differs from another one.
    static func difference(of actual: String, from expected: String) -> String {
        let (lines, others) = (
            actual.split(separator: "\n", omittingEmptySubsequences: false),
            expected.split(separator: "\n", omittingEmptySubsequences: false)
        )
        guard
            let number = (0..<max(lines.count, others.count)).first(where: {
                $0 >= lines.count || $0 >= others.count || lines[$0] != others[$0]
            })
        else { return "nothing" }
        return
            "line \(number + 1) is '\(number < lines.count ? lines[number] : "")' instead of '\(number < others.count ? others[number] : "")'"
    }
}
