/// SplitMix64: the same numbers for the same seed on every platform and in every version of Swift.
public struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below a bound, which must be positive. The standard library's function may change with its version.
    public mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// An element of a collection that is not empty.
    public mutating func element<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }
}
