/// An instance that a scope keeps.
///
/// It is a box, because an optional of a generic type requires a look-up of its metadata at each use.
final class KeptInstance<Dependency> {
    let instance: Dependency

    required init(_ instance: Dependency) {
        self.instance = instance
    }
}
