// Types of the sources' own, and no import: none of it is Factory's.
final class Model {}
struct Factory<T> { var make: () -> T }
final class Container { static let shared = Container() }
extension Container { var model: Factory<Model> { Factory { Model() } } }
