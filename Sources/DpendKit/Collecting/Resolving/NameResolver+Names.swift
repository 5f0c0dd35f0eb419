/// Lookup of names, innermost scope first.
extension NameResolver {
    /// A name found so far: a path in a module, or without one.
    struct Found {
        var module: String?
        var path: String
        /// The known arguments for the generic parameters of the types on the path.
        var substitutions: [String: TypeExpression] = [:]
    }

    /// Finds a name. In an extension only the members of the extended type are in scope, not its own name and not its
    /// enclosing types: in `extension Home.Service` the name `Service` is a type of the top level.
    func lookUp(_ name: String, in context: Context, depth: Int) -> Found? {
        for scope in context.scopes {
            let outer = Found(module: scope.module, path: scope.path, substitutions: context.substitutions)
            if let found = member(name, of: outer, in: context, depth: depth) {
                return found
            }
        }
        if index.declares(name, in: context.module, from: context.file) {
            return Found(module: context.module, path: name)
        }
        return declared(name, importedIn: context, depth: depth)
    }

    /// The declaration of a full name in the imported modules. If several modules have the name, dpend does not guess,
    /// unless they all mean one type.
    ///
    /// - Parameter owner: The module of the outermost type, for a member that an extension in another module adds.
    func declared(_ name: String, ofTypeIn owner: String? = nil, importedIn context: Context, depth: Int = 0) -> Found?
    {
        let chosen = context.file.flatMap(index.chosenImports)
        let outermost = chosen.map { _ in FullName.outermost(name) } ?? ""
        if let module = chosen?.module(of: outermost), module != context.module,
            owner.map({ index.isMember(name, ofTypeIn: $0, addedIn: module, from: context.file) })
                ?? index.declares(name, in: module, from: context.file)
        {
            return Found(module: module, path: name)
        }
        var found: Found?
        for module in context.imports where module != context.module {
            if let chosen, !chosen.sees(outermost, of: module) { continue }
            guard index.declares(name, in: module, from: context.file) else { continue }
            if let owner, !index.isMember(name, ofTypeIn: owner, addedIn: module, from: context.file) { continue }
            let next = Found(module: module, path: name)
            guard let first = found else {
                found = next
                continue
            }
            guard owner == nil, let common = common(first, next, in: context, depth: depth) else {
                return Found(module: nil, path: name)
            }
            found = common
        }
        return found
    }

    /// One of two declarations that mean the same type: preferably the type itself, or else an alias, as with
    /// `public typealias Account = Storage.Account` in a module whose clients also import `Storage`.
    private func common(_ one: Found, _ other: Found, in context: Context, depth: Int) -> Found? {
        guard index.hasAliases, depth < Self.maximumDepth else { return nil }
        func meaning(_ found: Found) -> (module: String, path: String)? {
            guard let aliased = expandAlias(found, [], in: context, depth: depth + 1) else {
                return found.module.map { ($0, found.path) }
            }
            guard let nominal = aliased.nominal, !nominal.isGeneric else { return nil }
            return nominal.module.map { ($0, nominal.path) }
        }
        guard let first = meaning(one), let second = meaning(other), first == second else { return nil }
        return one.module == first.module && one.path == first.path ? one : other
    }

    func nested(_ components: [NominalType.Component], in context: Context) -> Found? {
        guard index.hasNestedType(components[components.count - 1].name) else { return nil }
        let path = components.map(\.name).joined(separator: ".")
        if index.declared(path, in: context.module, from: context.file) != nil {
            return Found(module: context.module, path: path)
        }
        return declared(path, importedIn: context)
    }

    /// A nested type of a type, or of one of its superclasses.
    func member(_ name: String, of outer: Found, in context: Context, depth: Int) -> Found? {
        guard var module = outer.module, index.hasNestedType(name) else { return nil }
        var path = outer.path
        var substitutions = outer.substitutions
        for _ in 0..<TypeHierarchy.maximumSuperclasses {
            let candidate = "\(path).\(name)"
            if index.declared(candidate, in: module, from: context.file) != nil {
                return Found(module: module, path: candidate, substitutions: substitutions)
            }
            // An extension in another module may add it.
            if module != context.module,
                index.isMember(candidate, ofTypeIn: module, addedIn: context.module, from: context.file)
            {
                return Found(module: context.module, path: candidate)
            }
            if let added = declared(candidate, ofTypeIn: module, importedIn: context) { return added }
            if depth == Self.maximumDepth { effort.gaps += 1 }
            guard depth < Self.maximumDepth, let superclass = superclass(path, in: module, context, depth: depth),
                let nominal = superclass.nominal, let above = nominal.module, above != module || nominal.path != path
            else { return nil }
            (module, path) = (above, nominal.path)
            substitutions = self.substitutions(of: nominal, below: substitutions)
        }
        return nil
    }

    /// The first type in the inheritance clause of a class.
    func superclass(_ path: String, in module: String, _ context: Context, depth: Int) -> TypeExpression? {
        let first: TypeExpression
        var outside: Context
        switch index.declared(path, in: module, from: context.file) {
        case .type(let identifier):
            guard index[identifier].kind == .class, let inherited = index[identifier].inheritance.first else {
                return nil
            }
            (first, outside) = (inherited.type, self.context(outside: identifier))
        case .libraryType:
            guard
                let element = index.supertypes(
                    ofLibraryClass: NominalType(module: module, components: [.init(name: path)])),
                let inherited = element.inherited.first
            else { return nil }
            (first, outside) = (
                inherited, Context(module: module, imports: index.withReexports(element.requiredModules))
            )
        case .alias, .libraryProtocol, .libraryAlias, .undecided, nil: return nil
        }
        outside.pending = context.pending
        let name = "superclass of \(module)::\(path)"
        let isNew = outside.pending.insert(name).inserted
        return find(.init(name: name, file: context.file), isNew, depth: depth) { (first, outside) }
    }

    /// The arguments for the generic parameters of a superclass, from the arguments of its subclass.
    func substitutions(of superclass: NominalType, below: [String: TypeExpression]) -> [String: TypeExpression] {
        guard superclass.isGeneric, let module = superclass.module,
            case .type(let identifier) = index.declared(superclass.path, in: module)
        else { return [:] }
        let arguments = superclass.components.flatMap(\.arguments).map { substituting(below, in: $0) }
        return Dictionary(zip(index.genericParameters(of: identifier), arguments)) { first, _ in first }
    }
}
