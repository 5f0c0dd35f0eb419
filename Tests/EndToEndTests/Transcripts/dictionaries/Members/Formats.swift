protocol Named {}
extension Named { static var plain: Self { fatalError() } }

enum Format: String, CaseIterable, Named {
    case json, xml
    #if DEBUG
    case raw
    #endif
    case custom = "c"

    private static let secret = Format.json
}

extension Format {
    static let standard = Format.json
}

enum Shape: Hashable {
    case round
    case other(String)
}

struct Level: OptionSet { let rawValue: Int }

protocol Parser {}
protocol Drawing {}
protocol Meter {}
