public import DpendRuntime

public nonisolated enum Format: Sendable { case json, xml, `default`, csv, yaml }

public nonisolated protocol Parser: Sendable { var name: String { get } }

// dpend:entry .json
public nonisolated final class JSONParserImpl: Parser {
    public let name = "json"
    public init() {}
}

// An internal class, through an exports file.
// dpend:entry Format.xml
nonisolated final class XMLParserImpl: Parser {
    let name = "xml"
    init() {}
}

// The main actor's.
// dpend:entry .default
public final class PlainParserImpl: Parser {
    public nonisolated let name = "plain"
    public init() {}
}

public final class ParserSettings: DependencyConfiguration {
    public init() {}
    public func csv() -> DependencyRegistration<any Parser> { DependencyRegistration(scope: .singleton, entry: Format.csv) { CSVParser() } }
}

nonisolated struct CSVParser: Parser { let name = "csv" }
