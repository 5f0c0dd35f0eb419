import SwiftParser
import SwiftSyntax
import Testing

@testable import DpendKit

/// Names as in Swift's lexer.
@Suite struct SwiftIdentifierTests {
    private static let scalars =
        Array(0...0x2FF as ClosedRange<UInt32>) + Array(0x1680...0x1681) + Array(0x2000...0x206F) + [
            0x3000, 0xFEFF, 0x1F600,
        ]

    /// The names that dpend accepts are exactly those that can stand in backticks.
    @Test func namesEqualThoseOfTheParser() {
        for scalar in Self.scalars.compactMap(Unicode.Scalar.init) {
            let name = "a\(scalar)b"
            let type = TypeExpression.nominal(
                NominalType(components: [.init(name: SwiftIdentifier.name(of: "`\(name)`"))]))
            #expect(SwiftIdentifier.isName(name) == (TypeExpression(parsing: "`\(name)`") == type), "\(scalar.code)")
        }
        for name in ["\"", "//", "+", "+ +", "+a", " ", "  ", ".", "$", "a.b", "1", "", "//\"", "\u{200E}"] {
            #expect(
                SwiftIdentifier.isName(name) == (name.isEmpty ? false : TypeExpression(parsing: "`\(name)`") != nil),
                "'\(name)'")
        }
    }

    /// The names without backticks are exactly those that the lexer accepts without, at the beginning and later.
    @Test func wordsEqualThoseOfTheParser() {
        let invisible: [ClosedRange<UInt32>] = [0x200B...0x200D, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF]
        let scalars =
            Array(0x80...0x3200 as ClosedRange<UInt32>) + Array(0xD7F0...0xD7FF) + Array(0xF8FE...0xFFFF)
            + [0x10000, 0x1F600, 0x1FFFD, 0x1FFFE, 0x2FFFD, 0x30000, 0xEFFFD, 0xEFFFF, 0xF0000]
        for name in scalars.compactMap(Unicode.Scalar.init).flatMap({ ["a\($0)b", "\($0)b"] }) {
            let tree = Parser.parse(source: "let \(name) = 1")
            let binding = tree.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first
            let isName = !tree.hasError && binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            let isSeen = !name.unicodeScalars.contains { scalar in invisible.contains { $0.contains(scalar.value) } }
            #expect(
                SwiftIdentifier.isWord(name) == (isName && isSeen),
                "\(name.unicodeScalars.map { String($0.value, radix: 16) })")
        }
    }

    @Test(arguments: [
        ("A", "A"), ("A.B", "A.B"), ("M::A", "M::A"), ("`A.B`", "`A.B`"), ("`A; b`.C", "`A; b`.C"),
        ("C.`A \"`", "C.`A \"`"), ("`class`", "`class`"),
        ("A; b", "`A; b`"), ("`A; b", "`_A; b`"), ("``A; b``", "`_A; b_`"), ("`A``b()`", "`A__b()`"),
        ("A`; b`", "`A_; b_`"), ("", "``"), ("A..B", "A.``.B"), ("Self.Any", "`Self`.`Any`"),
        ("`\u{1DDD}`.A", "`\u{1DDD}`.A"), ("A.\u{301}b", "A.`\u{301}b`"),
    ])
    func pathsAreNamesAndNothingElse(_ path: String, _ written: String) {
        #expect(SwiftIdentifier.escapedPath(path) == written)
    }

    /// A dot in a raw identifier does not separate the parts of a full name.
    @Test func dotsOfNamesSeparateNothing() {
        let name = SwiftIdentifier.name(of: "`A.B`")
        #expect(!name.contains("."))
        #expect(SwiftIdentifier.escaped(name) == "`A.B`")
        #expect(SwiftIdentifier.names(inPath: "`A.B`.C") == [name, "C"])
        #expect(SwiftIdentifier.name(of: "`class`") == "class")
    }
}
