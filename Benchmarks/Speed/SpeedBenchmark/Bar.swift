/// A promise and its result.
struct Bar {
    var measure: String
    /// The measured value, with its unit.
    var figure: String
    var bar: String
    /// Nil if it could not be measured.
    var isMet: Bool?

    /// A ratio that must stay below a limit.
    static func ratio(_ measure: String, _ value: Double, atMost limit: Double) -> Bar {
        Bar(measure: measure, figure: Format.ratio(value), bar: "≤ \(limit)", isMet: value <= limit)
    }

    static func skipped(_ measure: String, because reason: String) -> Bar {
        Bar(measure: measure, figure: "not measured: \(reason)", bar: "", isMet: nil)
    }

    /// The bars as a table of Markdown.
    static func table(_ bars: [Bar]) -> String {
        let rows = bars.map { bar in
            let verdict = bar.isMet.map { $0 ? "met" : "MISSED" } ?? "skipped"
            return "| \(bar.measure) | \(bar.figure) | \(bar.bar) | \(verdict) |"
        }
        return (["| measure | figure | bar | verdict |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }
}
