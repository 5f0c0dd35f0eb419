/// A type by its module and full name. It is equal in the sources that declare it and in those that link them.
package struct TypeName: Sendable, Hashable, Comparable {
    /// The module; empty if its name is unknown.
    package let module: String
    /// The full nested name, without generic arguments.
    package let path: String

    init?(_ type: NominalType) {
        guard let module = type.module else { return nil }
        (self.module, path) = (module, type.path)
    }

    package static func < (left: Self, right: Self) -> Bool { (left.path, left.module) < (right.path, right.module) }
}
