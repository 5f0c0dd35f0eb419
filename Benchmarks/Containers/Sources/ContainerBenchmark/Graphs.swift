// Classes as people write them: each keeps its arguments.

final class Chain1 {
    let next: Chain2
    init(next: Chain2) { self.next = next }
}
final class Chain2 {
    let next: Chain3
    init(next: Chain3) { self.next = next }
}
final class Chain3 {
    let next: Chain4
    init(next: Chain4) { self.next = next }
}
final class Chain4 { init() {} }

final class Wide10 {
    let first: (LeafA, LeafB, LeafC, LeafD, LeafE)
    let second: (LeafF, LeafG, LeafH, LeafI, LeafJ)
    init(
        a: LeafA, b: LeafB, c: LeafC, d: LeafD, e: LeafE, f: LeafF, g: LeafG, h: LeafH, i: LeafI, j: LeafJ
    ) {
        first = (a, b, c, d, e)
        second = (f, g, h, i, j)
    }
}
final class LeafA { init() {} }
final class LeafB { init() {} }
final class LeafC { init() {} }
final class LeafD { init() {} }
final class LeafE { init() {} }
final class LeafF { init() {} }
final class LeafG { init() {} }
final class LeafH { init() {} }
final class LeafI { init() {} }
final class LeafJ { init() {} }

/// A kept class behind a protocol, as most are in applications.
protocol Kept: AnyObject, Sendable {}
final class KeptService: Kept { init() {} }
