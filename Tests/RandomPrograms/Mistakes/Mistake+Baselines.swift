extension Mistake {
    /// A baseline still accepts a mistake that the sources no longer have.
    static let staleBaseline = Mistake(rule: "stale-baseline") { builder in
        let accepted = missing + cycles + ambiguities + comments + uninjectable + demanded + otherContainers
        return builder.pick(accepted).plant(&builder).map { _ in .accepted }
    }
}
