/// Writes amounts of money for people.
public protocol PriceFormatter {
    func price(_ cents: Int) -> String
}

final class EuroFormatter: PriceFormatter {
    func price(_ cents: Int) -> String {
        let remainder = cents % 100
        return "\(cents / 100).\(remainder < 10 ? "0" : "")\(remainder) EUR"
    }
}
