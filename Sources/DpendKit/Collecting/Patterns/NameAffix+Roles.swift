extension NameAffix {
    /// The last word of a name, in which `ViewModel` and the like are one.
    static func lastWord(of name: String) -> String {
        words(of: name, limit: 1).first { $0.isSuffix && !$0.text.hasPrefix(".") }?.text ?? name
    }

    /// Whether it is a word that says what a class does.
    var isRole: Bool { isSuffix ? RoleWords.tellsRole(lastWord) : tellsRole }

    /// Whether a pattern of it can stand for a convention: most first words only say what a class is about.
    var canBeConvention: Bool { isSuffix || tellsRole }

    private var lastWord: String { text.hasPrefix(".") ? String(text.dropFirst()) : Self.lastWord(of: text) }
}
