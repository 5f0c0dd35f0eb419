/// Distinguishes names that describe an action, such as `OrderLoader` and `LoginViewModel`, from names of things, such
/// as `Order`.
enum RoleWords {
    /// Last words of names that are not agent nouns.
    private static let words: Set<String> = [
        "API", "Api", "Assembly", "Bridge", "Cache", "Client", "Component", "Configurator", "Container", "Core",
        "DataSource", "DataStore", "Dependencies", "Engine",
        "Facade", "Factory", "Flow", "Gateway", "Impl", "Implementation", "Interactor", "Keychain", "Logic",
        "Middleware", "Module", "Network",
        "Persistence", "Proxy", "Query", "Queue", "Reactor", "Registry", "Repository", "SDK", "Service", "Services",
        "Storage", "Store", "Task",
        "UseCase", "ViewController", "ViewModel", "Wireframe", "Command", "Operation", "Interface", "Live", "Default",
    ]
    /// Words that end like agent nouns but name data.
    private static let things: Set<String> = [
        "Buffer", "Chapter", "Character", "Color", "Counter", "Customer", "Error", "Filter", "Folder", "Header",
        "Identifier", "Letter", "Member",
        "Number", "Offer", "Order", "Owner", "Parameter", "Placeholder", "Poster", "Server", "Sticker", "Transfer",
        "User", "Vendor", "Voucher",
    ]

    /// Whether a word, the last word of a name, describes the purpose of the class.
    static func tellsRole(_ word: String) -> Bool {
        words.contains(word)
            || (word.hasSuffix("er") || word.hasSuffix("or")) && word.count > 4 && !things.contains(word)
    }

    /// Whether the name of a class ends in such a word.
    static func areIn(_ name: String) -> Bool { tellsRole(NameAffix.lastWord(of: name)) }

    /// Classes with these roles show data or navigate between screens. An instance is made for each screen.
    private static let screenWords: Set<String> = [
        "ViewModel", "ViewController", "Coordinator", "Presenter", "Interactor", "Router", "Controller", "Wireframe",
        "Reactor", "Flow", "Screen",
    ]

    /// Whether the name of a class shows that it belongs to a screen.
    static func isOfScreen(_ name: String) -> Bool { screenWords.contains(NameAffix.lastWord(of: name)) }
}
