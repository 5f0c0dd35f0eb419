/// Code that always runs when other code runs: initializers, initial values and functions on the way to an instance.
extension CodeWalker {
    /// The origin of a member's code.
    static func origin(_ place: CodeIndex.MemberPlace) -> String { "m\(place.file):\(place.position)" }
    /// The origin of the initial values of a type.
    static func origin(valuesOf path: String) -> String { "v\(path)" }
    /// The origin of the default value of a parameter.
    static func origin(_ place: CodeIndex.MemberPlace, default number: Int) -> String {
        "d\(place.file):\(place.position):\(number)"
    }
    /// The origin of a factory.
    static func origin(registration number: Int, dialect: Int) -> String { "r\(dialect):\(number)" }

    /// Notes that the walked code runs other code.
    func noteRun(_ target: String) {
        guard depth == 0, let origin = frame.sureOrigin else { return }
        calls[origin, default: []].insert(target)
    }

    /// Notes a call of a declared function or initializer, if no override can replace it.
    func noteRun(_ place: CodeIndex.MemberPlace, positions: [Int]) {
        guard depth == 0, frame.sureOrigin != nil, !isOverridable(place) else { return }
        noteRun(Self.origin(place))
        for number in index[place].parameters.indices where !positions.contains(number) {
            noteRun(Self.origin(place, default: number))
        }
    }

    /// Notes that a property is read, if the read runs code.
    func noteRead(_ place: CodeIndex.MemberPlace) {
        let member = index[place]
        noteUse(member.attributes, at: member.location)
        guard depth == 0, frame.sureOrigin != nil, member.kind == .property,
            member.isGetter || member.isStatic || member.isLazy || member.owner == nil, !isOverridable(place)
        else { return }
        noteRun(Self.origin(place))
    }

    /// Notes that an instance of a type is made.
    func noteMaking(_ path: String) {
        guard depth == 0, frame.sureOrigin != nil else { return }
        for type in index.lineage(of: path) where index.kind(of: type) != .protocol {
            noteRun(Self.origin(valuesOf: type))
        }
    }

    /// Whether an override may run instead of a member.
    private func isOverridable(_ place: CodeIndex.MemberPlace) -> Bool {
        let member = index[place]
        guard let owner = member.owner, member.kind != .initializer else { return false }
        let path = index.name(ofType: owner, file: place.file)
        if index.kind(of: path) == .protocol { return true }
        return index.types(below: path).contains {
            !index.ownMembers(member.name, of: $0).isEmpty || !index.types(below: $0).isEmpty
        }
    }

    /// Whether a statement may leave the function.
    static func mayLeave(_ statement: CodeStatement) -> Bool {
        switch statement {
        case .result, .failure: true
        case .branch(let branch):
            branch.kind == .guard
                ? !branch.cases[0].contains(where: \.endsProgram)
                : branch.cases.contains { $0.contains(where: mayLeave) }
        case .loop(_, _, let body): body.contains(where: mayLeave)
        case .block(let body, _): body.contains(where: mayLeave)
        case .variable, .expression, .function: false
        }
    }
}
