import Formats

extension Format { static let standard = Format.json }

protocol Parser {}

// An extension of this target declares the member.
// dpend:entry .standard
final class StandardParserImpl: Parser {}

// Neither target declares it.
// dpend:entry .jsno
final class JSONParserImpl: Parser {}

final class ReaderImpl { init(parsers: [Format: any Parser]) {} }
