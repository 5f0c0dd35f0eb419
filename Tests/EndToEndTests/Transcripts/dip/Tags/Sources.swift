import Dip

protocol Logging {}
final class Log: Logging {}
enum Tag: String, DependencyTagConvertible { case main, other = "second" }

func fill(_ c: DependencyContainer) {
    c.register(.singleton, type: Logging.self, tag: Tag.other, factory: Log.init)
    c.register(tag: 1) { Log() }
    c.register { [Log()] }
}

func show(_ c: DependencyContainer) throws {
    let one = try! c.resolve(tag: "second") as Logging
    let two: Log = try! c.resolve(tag: 1)
    let three: Log = try! c.resolve(tag: "1")
    let four: [Log] = try! c.resolve(tag: Tag.main)
    print(one, two, three, four)
}
