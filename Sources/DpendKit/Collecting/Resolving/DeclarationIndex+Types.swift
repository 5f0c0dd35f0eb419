/// Types: what is around them, and what extends them.
extension DeclarationIndex {
    /// The generic parameters of a type, or of the one that an extension extends, and of all around it.
    func genericParameters(of identifier: TypeIdentifier) -> [String] {
        components(of: identifier).flatMap(\.genericParameters)
    }

    /// The names on the way to a type, each with the generic parameters that the type of that name declares.
    func components(of identifier: TypeIdentifier) -> [(name: String, genericParameters: [String])] {
        let name = name(of: identifier)
        let isTopLevel = self[identifier].parent == nil && self[identifier].kind != .extension
        if isTopLevel { return [(name, self[identifier].genericParameters)] }
        var path = ""
        return name.split(separator: ".").map { component in
            path += path.isEmpty ? "\(component)" : ".\(component)"
            guard path != name || self[identifier].kind == .extension else { return (name: String(component), self[identifier].genericParameters) }
            guard case .type(let type) = declared(path, around: identifier) else { return (String(component), []) }
            return (String(component), self[type].genericParameters)
        }
    }

    /// The type of a full name that a declaration lies in, or extends: one of its own module, or one that an extension is for.
    private func declared(_ path: String, around identifier: TypeIdentifier) -> Declared? {
        if let own = declared(path, in: module(ofFile: identifier.file), from: identifier.file) { return own }
        let modules = outlines[identifier.file].imports
        return modules.lazy.compactMap { self.declared(path, in: $0, from: identifier.file) }.first
    }

    /// Whether nothing is around a type, and it has no generic parameters, be they those of the type it extends.
    func isPlain(_ identifier: TypeIdentifier) -> Bool {
        // Field by field: a copy of a declaration costs more than the answer.
        self[identifier].parent == nil && self[identifier].kind != .extension && self[identifier].genericParameters.isEmpty
    }

    /// Whether a type or something around it has generic parameters.
    func isGeneric(_ identifier: TypeIdentifier) -> Bool { !genericParameters(of: identifier).isEmpty }

    /// A type and what is around it, innermost first.
    func chain(from identifier: TypeIdentifier) -> [TypeIdentifier] {
        var chain = [identifier]
        while let parent = self[chain[chain.count - 1]].parent {
            chain.append(TypeIdentifier(file: identifier.file, position: parent))
        }
        return chain
    }

    /// The extensions of a type of the sources.
    func extensions(of identifier: TypeIdentifier) -> [TypeIdentifier] {
        let all = extensions.extensions(of: name(of: identifier), in: moduleNumbers[identifier.file])
        // Of types of one name nobody can say which an extension elsewhere is for.
        return all.isEmpty || !isToldApart(identifier) ? all : all.filter { $0.file == identifier.file }
    }

    /// The extensions of a type that no source declares.
    func extensions(of foreign: NominalType) -> [TypeIdentifier] {
        extensions.extensions(ofForeign: foreign.path, in: foreign.module.flatMap { isLibrary($0) ? $0 : nil })
    }

    /// The types that `#if` leaves out, in the order of files and places. No name means one of them.
    var inactiveTypes: [TypeIdentifier] {
        sources.count == 1
            ? sources[0].inactiveTypes : sources.flatMap(\.inactiveTypes).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
    }

    /// The extensions of a type of the sources that `#if` leaves out.
    func inactiveExtensions(of identifier: TypeIdentifier) -> [TypeIdentifier] {
        extensions.inactiveExtensions(of: name(of: identifier), in: moduleNumbers[identifier.file])
    }
}
