import Foundation

final class Account: Codable {
    let name: String
    init(from decoder: Decoder) throws {}
}
final class Team: Decodable { init(from: any Decoder) throws {} }
final class Order: Codable { init(from decoder: any Swift.Decoder) throws {} }
final class Draft: Decodable { init(from decoder: some Decoder) throws {} }
final class Entry: Decodable {
    init(clock: Clock) {}
    convenience required init(from decoder: (any Decoder)) throws {}
}
final class Screen: NSObject { required init?(coder: NSCoder) {} }
final class Cell: NSObject { required init!(coder aDecoder: Foundation.NSCoder) {} }
final class Panel: NSObject { required init(coder decoder: NSCoder) {} }
final class Clock {}

/// A type of the file's own called Decoder is another one.
enum Video {
    protocol Decoder {}
    final class HardwareDecoder: Decoder {}
    final class Player { init(from decoder: any Decoder) {} }
    final class Importer { init(coder: Coder) {} }
    final class Coder {}
}
