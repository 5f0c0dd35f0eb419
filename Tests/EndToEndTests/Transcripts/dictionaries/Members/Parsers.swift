// dpend:entry .json
final class JSONParserImpl: Parser {}
// dpend:entry .standard
final class StandardParserImpl: Parser {}
// dpend:entry .plain
final class PlainParserImpl: Parser {}
// dpend:entry .raw
final class RawParserImpl: Parser {}
// dpend:entry .custom
final class CustomParserImpl: Parser {}

// No case and no static member.
// dpend:entry .xlm
final class XMLParserImpl: Parser {}
// dpend:entry Format.secret
final class SecretParserImpl: Parser {}

// A case with a value is a function.
// dpend:entry .other
final class OtherDrawingImpl: Drawing {}
// dpend:entry .round
final class RoundDrawingImpl: Drawing {}

// The members that 'OptionSet' adds are not known.
// dpend:entry .highest
final class MeterImpl: Meter {}

final class ReaderImpl {
    init(parsers: [Format: any Parser], drawings: [Shape: () -> any Drawing], meters: [Level: any Meter]) {}
}
