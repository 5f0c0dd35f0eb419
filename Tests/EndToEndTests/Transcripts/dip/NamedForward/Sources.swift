import Dip

protocol Reading {}
protocol Writing {}
protocol Closing {}
final class File: Reading, Writing, Closing {}

func fill(_ container: DependencyContainer) {
    let definition = container.register(tag: "log") { File() }.implements(Reading.self).implements(Writing.self, tag: "w")
    container.register(definition, type: Closing.self, tag: "c")
}

func right(_ container: DependencyContainer) {
    // A request with another tag gets the registration without one.
    _ = try! container.resolve(tag: "log") as Reading
    _ = try! container.resolve() as Reading
    _ = try! container.resolve(tag: "w") as Writing
    _ = try! container.resolve(tag: "c") as Closing
}

func unnamed(_ container: DependencyContainer) { _ = try! container.resolve() as Writing }
func closing(_ container: DependencyContainer) { _ = try! container.resolve(tag: "log") as Closing }
