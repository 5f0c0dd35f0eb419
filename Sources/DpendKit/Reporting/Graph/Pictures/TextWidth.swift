/// The width of texts in Helvetica and the fonts with its metrics (Arial, Liberation Sans), for pictures that are drawn
/// elsewhere.
enum TextWidth {
    /// The widths of the characters from the space to the tilde, in thousandths of the font's size; from Adobe's font
    /// metrics of Helvetica.
    private static let widths: [Double] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]
    /// Hangul, and what follows it; but not the punctuation of Latin texts.
    private static func isWide(_ scalar: UInt32) -> Bool { scalar >= 0x1100 && !(0x2000..<0x2600).contains(scalar) }

    /// The width of a text, in the unit of the font's size.
    static func of(_ text: String, size: Double) -> Double {
        var width = 0.0
        for character in text {
            guard let scalar = character.unicodeScalars.first?.value else { continue }
            let isKnown = scalar >= 32 && scalar < 32 + UInt32(widths.count)
            width += isKnown ? widths[Int(scalar) - 32] : isWide(scalar) ? 1000 : 600
        }
        return width * size / 1000
    }
}
