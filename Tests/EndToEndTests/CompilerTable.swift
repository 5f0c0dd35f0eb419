import Foundation
import Testing

/// The tests that the compiler of the build cannot run: `Tests/compilers.txt`.
enum CompilerTable {
    enum Kind: String {
        case suite, `case`, page, part, test
    }

    private struct Row {
        var minor: Int
        var isMinimum: Bool
        var kind: Kind
        var name: String
        var reason: String

        /// Whether the compiler of the build is one of the row's.
        var hasCompiler: Bool { isMinimum ? CompilerTable.minor >= minor : CompilerTable.minor == minor }

        func names(_ name: String) -> Bool {
            self.name.hasSuffix("*") ? name.hasPrefix(self.name.dropLast()) : name == self.name
        }
    }

    /// The compiler of the build, 2 for 6.2. Newer ones, as of the branch `main`, count as 6.4.
    private static let minor: Int = {
        #if compiler(>=6.4)
        4
        #elseif compiler(>=6.3)
        3
        #elseif compiler(>=6.2)
        2
        #else
        1
        #endif
    }()

    private static let rows: [Row] = {
        let file = Repository.root.appendingPathComponent("Tests/compilers.txt")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
        return lines.map { line in
            let columns = line.components(separatedBy: " | ")
            let version = columns[0].split(separator: ".")
            guard columns.count == 4, let kind = Kind(rawValue: columns[1]), version.count == 2, version[0] == "6",
                let minor = Int(version[1].prefix { $0 != "+" })
            else { fatalError("Tests/compilers.txt has no row in '\(line)'") }
            return Row(minor: minor, isMinimum: version[1].hasSuffix("+"), kind: kind, name: columns[2], reason: columns[3])
        }
    }()

    /// The reason why the compiler cannot run a test, or nil if it can.
    static func obstacle(_ kind: Kind, _ name: String) -> String? {
        rows.first { $0.kind == kind && $0.names(name) && !$0.hasCompiler }?.reason
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a suite that the compiler of the build cannot run.
    static func compiler(of suite: String) -> Self {
        let obstacle = CompilerTable.obstacle(.suite, suite)
        return .disabled(if: obstacle != nil, "\(obstacle ?? "")")
    }
}
