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

extension NameAffix {
    private static let implementations = ["", "Impl", "Implementation", "Imp", "er", "or"]
    private static let prefixes = ["Concrete", "Default", "Live", "Main", "Production", "Real", "Standard"]
    private static let protocolEndings = ["Protocol", "Interface", "Interfacing", "Type", "ing", "able"]

    /// Whether the name of a class says that it implements a protocol and nothing more: `ClockImpl` and `LiveClock` for
    /// `Clock`.
    static func isImplementation(_ type: String, of protocolName: String) -> Bool {
        let own = type.split(separator: ".").last.map(String.init) ?? type
        let wanted = protocolName.split(separator: ".").last.map(String.init) ?? protocolName
        let stems =
            [wanted]
            + protocolEndings.filter { wanted.hasSuffix($0) && wanted.count > $0.count }.map {
                String(wanted.dropLast($0.count))
            }
        return stems.contains { stem in
            implementations.contains { own == stem + $0 } || prefixes.contains { own == $0 + stem }
        }
    }
}
