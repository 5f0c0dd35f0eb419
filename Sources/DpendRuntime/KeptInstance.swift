/// An instance that a scope keeps.
///
/// In a box, because an optional of a type that is only known at run time costs a look-up of its metadata at each use.
final class KeptInstance<Dependency> {
    let instance: Dependency

    required init(_ instance: Dependency) {
        self.instance = instance
    }
}
