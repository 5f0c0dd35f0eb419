/// Reads the sources of a run again, for what facts do not contain.
struct SourceTextAccess: Sendable {
    /// Reads a text; nil if that is not possible any more.
    let text: @Sendable (_ path: String) -> [UInt8]?
    /// The names of members in some sources, by path; without those that cannot be read any more.
    let memberNames: @Sendable (_ paths: Set<String>) -> [String: MemberNames]
}

extension SourceTextAccess {
    /// Access to sources in memory.
    init(_ sources: [SourceFile]) {
        let texts = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
        let text: @Sendable (String) -> [UInt8]? = { path in texts[path].map { Array($0.utf8) } }
        self.init(text: text) { paths in
            texts.filter { paths.contains($0.key) }.mapValues { MemberNames(Array($0.utf8)) }
        }
    }
}
