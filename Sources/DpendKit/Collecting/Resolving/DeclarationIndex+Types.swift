/// Types: the types around them, and their extensions.
extension DeclarationIndex {
    /// The generic parameters of a type, or of the extended type, and of all types around it.
    func genericParameters(of identifier: TypeIdentifier) -> [String] {
        components(of: identifier).flatMap(\.genericParameters)
    }

    /// The names that lead to a type, each with the generic parameters that the type of that name declares.
    func components(of identifier: TypeIdentifier) -> [(name: String, genericParameters: [String])] {
        let name = name(of: identifier)
        let isTopLevel = self[identifier].parent == nil && self[identifier].kind != .extension
        if isTopLevel { return [(name, self[identifier].genericParameters)] }
        var path = ""
        return name.split(separator: ".").map { component in
            path += path.isEmpty ? "\(component)" : ".\(component)"
            guard path != name || self[identifier].kind == .extension else {
                return (name: String(component), self[identifier].genericParameters)
            }
            guard case .type(let type) = declared(path, around: identifier) else { return (String(component), []) }
            return (String(component), self[type].genericParameters)
        }
    }

    /// The type of a full name that contains a declaration, or that the declaration extends. It belongs to the
    /// declaration's module or to an extended one.
    private func declared(_ path: String, around identifier: TypeIdentifier) -> Declared? {
        if let own = declared(path, in: module(ofFile: identifier.file), from: identifier.file) { return own }
        let modules = outlines[identifier.file].imports
        return modules.lazy.compactMap { self.declared(path, in: $0, from: identifier.file) }.first
    }

    /// Whether no type is around a type, and it has no generic parameters; an extended type has none either.
    func isPlain(_ identifier: TypeIdentifier) -> Bool {
        self[identifier].parent == nil && self[identifier].kind != .extension
            && self[identifier].genericParameters.isEmpty
    }

    /// Whether a type or a type around it has generic parameters.
    func isGeneric(_ identifier: TypeIdentifier) -> Bool { !genericParameters(of: identifier).isEmpty }

    /// A type and the types around it, innermost first.
    func chain(from identifier: TypeIdentifier) -> [TypeIdentifier] {
        var chain = [identifier]
        while let parent = self[chain[chain.count - 1]].parent {
            chain.append(TypeIdentifier(file: identifier.file, position: parent))
        }
        return chain
    }

    /// The module of the outermost type around a type, if it is another one: an extension declares the type.
    func outermostModule(of identifier: TypeIdentifier) -> String? {
        guard let outermost = chain(from: identifier).last, outermost != identifier,
            owner(of: outermost) != module(ofFile: identifier.file)
        else {
            return nil
        }
        return owner(of: outermost)
    }

    /// The extensions of a type of the sources.
    func extensions(of identifier: TypeIdentifier) -> [TypeIdentifier] {
        let all = extensions.extensions(of: name(of: identifier), in: moduleNumbers[identifier.file])
        // If types share a name, an extension in another file cannot be assigned to one of them.
        return all.isEmpty || !isToldApart(identifier) ? all : all.filter { $0.file == identifier.file }
    }

    /// The extensions of a type that no source declares.
    func extensions(of foreign: NominalType) -> [TypeIdentifier] {
        extensions.extensions(ofForeign: foreign.path, in: foreign.module.flatMap { isLibrary($0) ? $0 : nil })
    }

    /// Whether an extension of a type that no source declares adds a conformance.
    var hasForeignConformances: Bool { extensions.ofForeignTypes.contains { !self[$0].inheritance.isEmpty } }

    /// The types that `#if` excludes, in the order of files and places. Names never mean them.
    var inactiveTypes: [TypeIdentifier] {
        sources.count == 1
            ? sources[0].inactiveTypes
            : sources.flatMap(\.inactiveTypes).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
    }

    /// The extensions of a type of the sources that `#if` excludes.
    func inactiveExtensions(of identifier: TypeIdentifier) -> [TypeIdentifier] {
        extensions.inactiveExtensions(of: name(of: identifier), in: moduleNumbers[identifier.file])
    }
}
