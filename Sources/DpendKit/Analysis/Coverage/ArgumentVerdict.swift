/// The meaning of an argument of a call for a container.
enum ArgumentVerdict: Hashable {
    /// The container passes an object there.
    case wired
    /// The container passes a value there that the application gave it.
    case given
    /// A value that only this place has: the project does not make its type as an object.
    case local
    /// An object that the project makes, although the caller still has to make, find or pass it.
    case left(TypeName)
}

/// An argument of a call with its verdict.
struct JudgedArgument {
    let verdict: ArgumentVerdict
    /// The type of its parameter; nil if no declared initializer has such parameters.
    let type: String?
}

/// Decides for the arguments of a target's calls whether the project makes their types.
struct ArgumentJudge {
    private let made: MadeTypes
    private let modules: Set<String>

    /// - Parameter modules: The module of the calls, and the modules that its container links. The container of a
    ///   library's calls belongs to an application that links the library.
    init(_ made: MadeTypes, modules: Set<String>) {
        (self.made, self.modules) = (made, modules)
    }

    /// The type that the project makes, among the types that a parameter asks for.
    func madeType(among types: [TypeName]) -> TypeName? { types.first { !makers(of: $0).isEmpty } }

    /// The constructed classes that are a type, as far as the container sees them.
    func makers(of type: TypeName) -> [TypeName] { made.makers(of: type, in: modules) }

    /// The verdict on an argument that the container does not pass.
    ///
    /// A literal makes no object. A caller that passes itself, for callbacks, has the only such object.
    func verdict(on argument: WrittenConstruction.Argument, for types: [TypeName]) -> ArgumentVerdict {
        switch argument.form {
        case .literal, .nilLiteral, .caller: .local
        case .closure, .construction, .variable, .member, .other: madeType(among: types).map { .left($0) } ?? .local
        }
    }
}
