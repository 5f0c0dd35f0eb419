/// Tells names that say what a class does, as `OrderLoader` and `LoginViewModel`, from names of things, as `Order`.
enum RoleWords {
    /// Last words of names that are no agent nouns.
    private static let words: Set<String> = [
        "API", "Api", "Assembly", "Bridge", "Cache", "Client", "Component", "Configurator", "Container", "Core", "DataSource", "DataStore", "Dependencies", "Engine",
        "Facade", "Factory", "Flow", "Gateway", "Impl", "Implementation", "Interactor", "Keychain", "Logic", "Middleware", "Module", "Network",
        "Persistence", "Proxy", "Query", "Queue", "Reactor", "Registry", "Repository", "SDK", "Service", "Services", "Storage", "Store", "Task",
        "UseCase", "ViewController", "ViewModel", "Wireframe", "Command", "Operation", "Interface", "Live", "Default",
    ]
    /// Words that end as agent nouns do, and name data.
    private static let things: Set<String> = [
        "Buffer", "Chapter", "Character", "Color", "Counter", "Customer", "Error", "Filter", "Folder", "Header", "Identifier", "Letter", "Member",
        "Number", "Offer", "Order", "Owner", "Parameter", "Placeholder", "Poster", "Server", "Sticker", "Transfer", "User", "Vendor", "Voucher",
    ]

    /// Whether a word, the last one of a name, tells what the class does.
    static func tellsRole(_ word: String) -> Bool {
        words.contains(word) || (word.hasSuffix("er") || word.hasSuffix("or")) && word.count > 4 && !things.contains(word)
    }

    /// Whether the name of a class ends in such a word.
    static func areIn(_ name: String) -> Bool { tellsRole(NameAffix.lastWord(of: name)) }

    /// Classes of these roles show something, or lead from one screen to the next: each is made for what is shown.
    private static let screenWords: Set<String> = [
        "ViewModel", "ViewController", "Coordinator", "Presenter", "Interactor", "Router", "Controller", "Wireframe", "Reactor", "Flow", "Screen",
    ]

    /// Whether the name of a class tells that it belongs to a screen.
    static func isOfScreen(_ name: String) -> Bool { screenWords.contains(NameAffix.lastWord(of: name)) }
}
