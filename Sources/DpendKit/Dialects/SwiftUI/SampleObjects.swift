/// Finds the objects of a type that all code can have: its static members with a usual name.
///
/// It belongs to one reader.
final class SampleObjects {
    /// The usual names. Those for previews come first.
    private static let names = ["preview", "sample", "mock", "shared", "standard", "default"]
    private let reader: ViewReader
    private var known: [String: String?] = [:]

    init(_ reader: ViewReader) { self.reader = reader }

    /// An object of a type, as code writes it; nil if there is none.
    func object(of type: TypeExpression) -> String? {
        guard case .nominal(let nominal) = type, !nominal.isGeneric else { return nil }
        if let object = known[nominal.path] { return object }
        let object = Self.names.lazy.compactMap { self.object($0, of: nominal.path) }.first
        known[nominal.path] = object
        return object
    }

    private func object(_ name: String, of path: String) -> String? {
        // Code of other modules can use a public type, and must be able to use its sample.
        let isPublic = reader.index.isPublic(path)
        for place in reader.index.ownMembers(name, of: path)
        where (!isPublic || reader.index[place].isPublic) && type(of: place)?.nominal?.path == path {
            return "\(path).\(name)\(reader.index[place].kind == .function ? "()" : "")"
        }
        return nil
    }

    /// The type of a static property, or of the result of a static function that can be called without arguments.
    private func type(of place: CodeIndex.MemberPlace) -> TypeExpression? {
        let member = reader.index[place]
        if !member.isStatic { return nil }
        if member.kind == .property { return reader.walker.type(of: place).type }
        guard member.kind == .function, !member.throwsErrors, member.parameters.allSatisfy(\.hasDefault) else {
            return nil
        }
        let context = reader.index.context(file: place.file, owner: member.owner, generics: member.genericParameters)
        return member.type.map { reader.index.resolve($0, in: context, file: place.file) }
    }
}
