import Dip

protocol Presenting {}
final class P: Presenting {}
final class V { init(p: any Presenting) {} }

func fill(_ c: DependencyContainer) {
    c.register { V(p: $0) }
}

func show(_ c: DependencyContainer, _ p: any Presenting) {
    _ = try! c.resolve(arguments: p) as V
    _ = try! c.resolve() as V
}
