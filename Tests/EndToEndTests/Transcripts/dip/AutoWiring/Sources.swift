import Dip

final class P {}
final class V { init(p: P) {} }

let container = DependencyContainer { c in
    c.register { V(p: $0) }
    c.register(.singleton) { P() }
}

func show() { let v: V = try! container.resolve() }
