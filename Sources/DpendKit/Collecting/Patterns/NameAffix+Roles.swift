extension NameAffix {
    /// The last word of a name. `ViewModel` and the like count as one word.
    static func lastWord(of name: String) -> String {
        words(of: name, limit: 1).first { $0.isSuffix && !$0.text.hasPrefix(".") }?.text ?? name
    }

    /// Whether it is a word that describes the purpose of a class.
    var isRole: Bool { isSuffix ? RoleWords.tellsRole(lastWord) : tellsRole }

    /// Whether its pattern can be a convention. Most first words only describe the subject of a class.
    var canBeConvention: Bool { isSuffix || tellsRole }

    private var lastWord: String { text.hasPrefix(".") ? String(text.dropFirst()) : Self.lastWord(of: text) }
}
