/// The floors of DpendKit, which are its folders. A floor uses only the floors below it.
enum Floors {
    /// From the ground up, each with its purpose.
    static let fromTheGround: [(name: String, purpose: String)] = [
        ("Support", "hashes, files, concurrent maps, graph algorithms, JSON: nothing of dpend"),
        ("Model", "the values that pass between the phases"),
        ("Reading", "one source ──▶ declarations; the only floor that knows swift-syntax"),
        ("Loading", "files ──▶ declarations, with the cache of facts"),
        ("Collecting", "declarations and module files ──▶ factories"),
        ("Dialects", "code ──▶ what it registers in containers of other libraries, one folder a library"),
        ("Chaining", "factories ──▶ graph: the linking rules"),
        ("Analysis", "graph ──▶ problems, one file a rule"),
        ("Generating", "graph ──▶ Swift and module files, one folder a back-end"),
        ("Reporting", "problems, graphs, differences ──▶ text, JSON, SARIF, …"),
        ("Running", "a whole run: configuration, the cache of verdicts, build systems"),
    ]

    static let order = Dictionary(
        uniqueKeysWithValues: fromTheGround.enumerated().map { ($0.element.name, $0.offset) })

    /// Files outside of the floors' folders are above all of them.
    static let door = fromTheGround.count

    static func name(_ floor: Int) -> String { floor == door ? "DpendKit" : fromTheGround[floor].name }
}
