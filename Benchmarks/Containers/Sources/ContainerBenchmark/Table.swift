import Foundation

/// Prints each line at once, also into a pipe.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Prints the results, and whether they are within the bars.
struct Table {
    private(set) var isWithinBars = true

    /// A measure with its contestants. The others are compared with the first.
    ///
    /// - Parameter bars: The highest ratio for each contestant that has one.
    mutating func add(_ title: String, _ contestants: [Contestant], bars: [String: Double]) {
        let figures = Measurement.figures(of: contestants)
        say(title)
        for figure in figures {
            var line = "  " + figure.name.padding(toLength: 24, withPad: " ", startingAt: 0)
            line += String(
                format: "%10.1f ns %7.2f  (%.2f to %.2f)", figure.nanoseconds, figure.ratio, figure.spread.lowerBound,
                figure.spread.upperBound)
            if let bar = bars[figure.name] { line += verdict(figure.ratio, atMost: bar) }
            say(line)
        }
        guard let embedded = figures.first(where: { $0.name == "embedded" }),
            let dip = figures.first(where: { $0.name == "Dip" })
        else { return }
        let faster = dip.nanoseconds / embedded.nanoseconds
        say(String(format: "  Dip against embedded %24.2f", faster) + verdict(-faster, atMost: -12))
    }

    private mutating func verdict(_ ratio: Double, atMost bar: Double) -> String {
        let isWithin = ratio <= bar
        isWithinBars = isWithinBars && isWithin
        return String(format: "  bar %g: ", abs(bar)) + (isWithin ? "met" : "MISSED")
    }
}
