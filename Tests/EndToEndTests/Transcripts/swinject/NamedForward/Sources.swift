import Swinject

protocol Reading {}
protocol Writing {}
protocol Closing {}
final class File: Reading, Writing, Closing {}

func fill(_ c: Container, _ name: String) {
    // The names of the further types do not depend on the name of the entry.
    let entry = c.register(File.self, name: "log") { _ in File() }.implements((any Reading).self).implements((any Writing).self, name: "w")
    c.forward((any Closing).self, name: "c", to: entry)
    c.forward(File.self, name: name, to: entry)
}

func right(_ r: Resolver) {
    _ = r.resolve(File.self, name: "log")!
    _ = r.resolve((any Reading).self)!
    _ = r.resolve((any Writing).self, name: "w")!
    _ = r.resolve((any Closing).self, name: "c")!
}

func named(_ r: Resolver) { _ = r.resolve((any Reading).self, name: "log")! }
func unnamed(_ r: Resolver) { _ = r.resolve((any Closing).self)! }
func unknown(_ r: Resolver) { _ = r.resolve(File.self, name: "x")! }
