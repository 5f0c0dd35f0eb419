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
}
