extension Int {
    /// The sum, or the largest number if the sum is larger.
    func addingUpToMaximum(_ other: Int) -> Int {
        let (sum, isLarger) = addingReportingOverflow(other)
        return isLarger ? .max : sum
    }

    /// The number in messages. Very large numbers are not exact.
    var ofMany: String { self > Self.many ? "over \(Self.many)" : "\(self)" }

    private static let many = 1_000_000_000
}
