import Dip

final class S {}

func fill(_ c: DependencyContainer) {
    let s: S = try! c.resolve()
    c.register { S() }
    print(s)
}
