extension Mistake {
    /// A baseline that still accepts the reports of a mended mistake.
    static let staleBaseline = Mistake(rule: "stale-baseline") { builder in
        let accepted = missing + cycles + ambiguities + comments + uninjectable + demanded + otherContainers
        return builder.pick(accepted).plant(&builder).map { _ in .mended }
    }
}
