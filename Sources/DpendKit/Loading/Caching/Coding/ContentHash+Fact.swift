extension ContentHash: Fact {
    static var blank: ContentHash { ContentHash() }

    mutating func code(with coder: inout some FactCoder) {
        var (high, low) = (Int(bitPattern: UInt(high)), Int(bitPattern: UInt(low)))
        coder.code(&high)
        coder.code(&low)
        self = ContentHash(high: UInt64(UInt(bitPattern: high)), low: UInt64(UInt(bitPattern: low)))
    }
}
