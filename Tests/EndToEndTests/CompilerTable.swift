import Foundation
import Testing

/// The tests that the compiler of the build cannot run: `Tests/compilers.txt`.
enum CompilerTable {
    enum Kind: String {
        case suite, `case`, page, part, test
    }

    /// The compilers that can run the test of a row.
    private enum Compilers {
        case since(minor: Int)
        case only(minor: Int)
        case onLinux

        init?(_ text: String) {
            if text == "Linux" {
                self = .onLinux
                return
            }
            guard text.hasPrefix("6."), let minor = Int(text.dropFirst(2).prefix { $0 != "+" }) else { return nil }
            self = text.hasSuffix("+") ? .since(minor: minor) : .only(minor: minor)
        }

        /// Whether the compiler of the build is one of them.
        var haveThisOne: Bool {
            switch self {
            case .since(let minor): return CompilerTable.minor >= minor
            case .only(let minor): return CompilerTable.minor == minor
            case .onLinux:
                #if os(Linux)
                    return true
                #else
                    return false
                #endif
            }
        }
    }

    private struct Row {
        var compilers: Compilers
        var kind: Kind
        var name: String
        var reason: String

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
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        return lines.map { line in
            let columns = line.components(separatedBy: " | ")
            guard columns.count == 4, let compilers = Compilers(columns[0]), let kind = Kind(rawValue: columns[1])
            else { fatalError("Tests/compilers.txt: '\(line)' is not a row") }
            return Row(compilers: compilers, kind: kind, name: columns[2], reason: columns[3])
        }
    }()

    /// The reason why the compiler cannot run a test, or nil if it can.
    static func obstacle(_ kind: Kind, _ name: String) -> String? {
        rows.first { $0.kind == kind && $0.names(name) && !$0.compilers.haveThisOne }?.reason
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a suite that the compiler of the build cannot run.
    static func compiler(of suite: String) -> Self {
        let obstacle = CompilerTable.obstacle(.suite, suite)
        return .disabled(if: obstacle != nil, "\(obstacle ?? "")")
    }
}
