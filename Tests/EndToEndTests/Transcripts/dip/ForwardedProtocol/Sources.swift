import Dip

protocol Reading {}
protocol Writing {}
final class File: Reading, Writing {}
final class Tape: Reading {}

func fill(_ container: DependencyContainer) {
    // The file is both, whatever the factory says that it makes.
    container.register { File() as Reading }.implements(Writing.self)
}

func right(_ container: DependencyContainer) { _ = try! container.resolve() as Writing }
