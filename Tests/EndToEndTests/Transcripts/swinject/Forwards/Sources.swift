import Swinject

protocol Reading {}
protocol Writing {}
protocol Closing {}
final class File: Reading, Writing, Closing {}

func fill(_ c: Container) {
    let entry = c.register(File.self) { _ in File() }.implements((any Reading).self)
    c.forward((any Writing).self, to: entry)
}

func show(_ r: Resolver) {
    _ = r.resolve((any Reading).self)!
    _ = r.resolve((any Writing).self)!
    _ = r.resolve((any Closing).self)!
}
