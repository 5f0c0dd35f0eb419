import DpendRuntime

enum Format { case json, xml, csv }

protocol Parser {}

// dpend:entry .json
final class JSONParserImpl: Parser {}

// A text is no 'Format'.
// dpend:entry "xml"
final class XMLParserImpl: Parser {}

// dpend:entry json
final class LenientParserImpl: Parser {}

// dpend:entry Format.json
// dpend:entry Format.csv
final class OtherParserImpl: Parser {}

final class Settings: DependencyConfiguration {
    func csv() -> DependencyRegistration<any Parser> { DependencyRegistration { JSONParserImpl() } }

    func computed() -> DependencyRegistration<any Parser> { DependencyRegistration(entry: Format.allCases[0]) { JSONParserImpl() } }
}

final class ReaderImpl {
    init(parsers: [Format: any Parser]) {}
}

// Nothing has an entry of this type, so the default value is used.
final class WriterImpl {
    init(parsers: [Int: any Parser] = [:]) {}
}
