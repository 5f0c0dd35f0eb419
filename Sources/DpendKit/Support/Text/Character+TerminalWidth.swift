extension Character {
    /// The number of terminal columns that the character takes: 0, 1 or 2.
    var terminalWidth: Int {
        // Composed emoji, and characters with the variation selector, are as wide as one emoji.
        if unicodeScalars.contains("\u{FE0F}") { return 2 }
        return unicodeScalars.first?.terminalWidth ?? 0
    }
}

extension Unicode.Scalar {
    /// Whether printing it would control the terminal, or change the reading order of the text.
    var changesTerminal: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        }
    }

    fileprivate var terminalWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        default: isWide ? 2 : 1
        }
    }

    /// Whether terminals use two columns for it: emoji, and classes W and F of Unicode's East Asian Width, by blocks.
    private var isWide: Bool {
        guard value >= 0x1100 else { return false }
        return Self.wideRanges.contains { $0.contains(value) } || properties.isEmojiPresentation
    }

    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul Jamo
        0x2E80...0x303E,  // CJK radicals and punctuation
        0x3041...0x4DBF,  // Kana, Bopomofo, CJK extension A
        0x4E00...0xA4CF,  // CJK, Yi
        0xA960...0xA97F,  // Hangul Jamo extended A
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // CJK compatibility ideographs
        0xFE30...0xFE6F,  // CJK compatibility forms
        0xFF00...0xFF60,  // full-width forms
        0xFFE0...0xFFE6,  // full-width signs
        0x20000...0x3FFFD,  // CJK extensions B and later
    ]
}
