/// A class that conforms to a protocol and does nothing yet.
///
/// The requirements are read line by line, as people write them. A line of another form stays for the compiler, which
/// reports it.
struct ClassStub {
    /// The protocol's name, and the text of the source that declares it.
    let name: String
    let source: String

    /// The declaration of a class; nil unless the source declares the protocol and a name fits the filters.
    ///
    /// - Parameter isChosen: Whether the filters choose a class with a name.
    func declaration(_ isChosen: (String) -> Bool) -> String? {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        let base = short.hasSuffix("Protocol") ? String(short.dropLast("Protocol".count)) : short
        let names = [
            "\(base)Impl", "Default\(base)", "Live\(base)", "\(base)Live", "\(base)Default", "\(base)Implementation",
            "App\(base)", "Real\(base)", base,
        ]
        guard let own = names.first(where: { $0 != short && isChosen($0) && !source.contains("class \($0)") }),
            let requirements
        else { return nil }
        if requirements.isEmpty { return "final class \(own): \(name) {}" }
        return (["final class \(own): \(name) {"] + requirements.map { "    \($0)" } + ["}"]).joined(separator: "\n")
    }

    /// The members that the protocol requires, with bodies; nil unless the source declares it.
    private var requirements: [String]? {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let short = name.split(separator: ".").last.map(String.init) ?? name
        guard
            let start = lines.firstIndex(where: { line in
                line.range(of: "protocol \(short)").map {
                    !(line[$0.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
                } ?? false
            })
        else { return nil }
        var (depth, members) = (0, [String]())
        for line in lines[start...] {
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if depth == 1, let member = Self.member(String(trimmed)) { members.append(member) }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth <= 0, line.contains("}") { break }
        }
        return members
    }

    private static func member(_ line: String) -> String? {
        let body = "{ fatalError(\"not written yet\") }"
        if line.hasPrefix("func ") || line.hasPrefix("static func ") || line.hasPrefix("mutating func ") {
            let declaration = line.hasPrefix("mutating ") ? String(line.dropFirst("mutating ".count)) : line
            return "\(declaration) \(body)"
        }
        guard line.hasPrefix("var ") || line.hasPrefix("static var "), let brace = line.firstIndex(of: "{") else {
            return nil
        }
        let accessors = line[brace...]
        let declaration = line[..<brace]
        return accessors.contains("set") ? "\(declaration){ get \(body) set {} }" : "\(declaration)\(body)"
    }
}
