/// The types of arguments that calls pass: calls themselves, and local variables that keep the object of a call.
struct PassedObjects {
    private var places: [SourceLocation: TypeName] = [:]
    private var variables: [Variable: TypeName] = [:]

    private struct Variable: Hashable {
        /// The function around the variable.
        let member: SourceLocation?
        let name: String
    }

    init(_ constructions: some Sequence<Construction>) {
        for construction in constructions {
            let written = construction.written
            places[written.location] = places[written.location] ?? construction.type
            if let variable = written.binding, variable.isLocal {
                let key = Variable(member: written.member, name: variable.name)
                variables[key] = variables[key] ?? construction.type
            }
        }
    }

    /// The class of the object that a call at a place makes.
    func type(at place: SourceLocation) -> TypeName? { places[place] }

    /// The class of an argument; nil if its syntax does not show one.
    func type(of argument: WrittenConstruction.Argument, in construction: Construction) -> TypeName? {
        switch argument.form {
        case .construction(let place): places[place]
        case .variable(let variable) where variable.isLocal:
            variables[Variable(member: construction.written.member, name: variable.name)]
        case .variable, .literal, .nilLiteral, .closure, .caller, .member, .other: nil
        }
    }
}
