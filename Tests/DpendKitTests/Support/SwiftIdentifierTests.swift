import Testing

@testable import DpendKit

/// Names as Swift's lexer has them.
@Suite struct SwiftIdentifierTests {
    private static let scalars = Array(0...0x2FF as ClosedRange<UInt32>) + Array(0x1680...0x1681) + Array(0x2000...0x206F) + [0x3000, 0xFEFF, 0x1F600]

    /// Whatever dpend takes for a name can stand between backticks, and the other way round.
    @Test func namesAreThoseOfTheParser() {
        for scalar in Self.scalars.compactMap(Unicode.Scalar.init) {
            let name = "a\(scalar)b"
            #expect(SwiftIdentifier.isName(name) == (TypeExpression(parsing: "`\(name)`") == .nominal(NominalType(components: [.init(name: name)]))), "\(scalar.code)")
        }
        for name in ["\"", "//", "+", "+ +", "+a", " ", "  ", ".", "$", "a.b", "1", "", "//\"", "\u{200E}"] {
            #expect(SwiftIdentifier.isName(name) == (name.isEmpty ? false : TypeExpression(parsing: "`\(name)`") != nil), "'\(name)'")
        }
    }

    @Test(arguments: [
        ("A", "A"), ("A.B", "A.B"), ("M::A", "M::A"), ("`A.B`", "`A.B`"), ("`A; b`.C", "`A; b`.C"), ("C.`A \"`", "C.`A \"`"), ("`class`", "`class`"),
        ("A; b", "`A; b`"), ("`A; b", "`_A; b`"), ("``A; b``", "`_A; b_`"), ("`A``b()`", "`A__b()`"), ("A`; b`", "`A_; b_`"), ("", "``"), ("A..B", "A.``.B"),
    ])
    func pathsAreNamesAndNothingElse(_ path: String, _ written: String) {
        #expect(SwiftIdentifier.escapedPath(path) == written)
    }
}
