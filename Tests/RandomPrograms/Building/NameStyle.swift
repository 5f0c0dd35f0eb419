/// How classes are called that the filters of a program choose.
enum NameStyle: CaseIterable {
    case implementation, live, role

    var filters: [String] {
        switch self {
        case .implementation: ["Impl$"]
        case .live: [#"(^|\.)Live"#]
        case .role: ["Service$", "Store$|Gateway$"]
        }
    }

    /// A name that a filter chooses.
    func name(_ word: String, _ builder: inout ProgramBuilder) -> String {
        switch self {
        case .implementation: word + "Impl"
        case .live: "Live" + word
        case .role: word + builder.pick(["Service", "Store", "Gateway"])
        }
    }
}
