import Dip

final class S {}

func fill(_ c: DependencyContainer) {
    let s: S = try! c.resolve()
    c.register { S() }
    let late: S = try! c.resolve()
    print(s, late)
}
