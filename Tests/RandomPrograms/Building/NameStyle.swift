/// The naming convention of the classes that a program's filters choose.
enum NameStyle: CaseIterable {
    case implementation, live, role, plain

    /// - Parameter names: The names in this style.
    func filters(_ names: [String]) -> [String] {
        switch self {
        case .implementation: ["Impl$"]
        case .live: [#"(^|\.)Live"#]
        case .role: ["Service$", "Store$|Gateway$"]
        case .plain: [#"^(.+\.)?("# + names.joined(separator: "|") + ")$"]
        }
    }

    /// A name that a filter chooses.
    func name(_ word: String, _ builder: inout ProgramBuilder) -> String {
        switch self {
        case .implementation: word + "Impl"
        case .live: "Live" + word
        case .role: word + builder.pick(["Service", "Store", "Gateway"])
        case .plain: word
        }
    }
}
