/// All declarations in the code of a run, found by name, with their types resolved.
final class CodeIndex {
    let files: [SourceCode]
    let dialects: [any Dialect]
    private let resolver: NameResolver
    private let declarations: DeclarationIndex
    /// The numbers of the files in ``declarations``.
    private let numbers: [Int]
    /// The types of each file in ``declarations``; nil for a type that it does not know.
    private let identifiers: [[DeclarationIndex.TypeIdentifier?]]
    /// The full names of the types of each file.
    private let names: [[String]]
    private var members: [String: [String: [MemberPlace]]] = [:]
    private var globals: [String: [MemberPlace]] = [:]
    /// The members in inactive clauses of `#if`, by their types (the empty name for none) and names.
    private var inactiveMembers: [String: [String: [MemberPlace]]] = [:]
    /// Whether a name stands for a member in an inactive clause if there is only one, and no active one.
    var readsInactive = false
    private var kinds: [String: CodeType.Kind] = [:]
    private var supertypes: [String: [String]] = [:]
    /// The generic ones among them, with their arguments.
    private(set) var genericSupertypes: [String: [NominalType]] = [:]
    private var subtypes: [String: [String]] = [:]
    private var generics: [String: [String]] = [:]
    /// The associated types that protocols declare.
    private var associatedTypes: [String: [String]] = [:]
    private var attributes: [String: [CodeAttribute]] = [:]
    private let imports: [Set<String>]
    /// The last names of the dialects' types, and the ones with which sources may write them otherwise.
    private let dialectNames: Set<String>
    /// The names of the type aliases, which may stand for a type with any name.
    let otherNames: Set<String>
    /// The names of the dialects' types that the read files do not declare. A declaration elsewhere is the library's
    /// own.
    private let libraryNames: Set<String>
    /// The last names of the declared types.
    private var declaredNames: Set<String> = []
    /// Whether all files are noted.
    private var isComplete = false
    private var contexts: [MemberPlace: NameResolver.Context] = [:]
    private var selfTypes: [MemberPlace: TypeExpression] = [:]
    private var lineages: [String: [String]] = [:]

    /// The place where a member is declared.
    struct MemberPlace: Hashable {
        var file: Int
        var position: Int
    }

    init(_ files: [SourceCode], in declarations: DeclarationIndex, dialects: [any Dialect]) {
        let numbered = files.compactMap { file in declarations.file(at: file.path).map { (file, $0) } }
        (self.files, numbers, self.declarations, self.dialects) = (
            numbered.map(\.0), numbered.map(\.1), declarations, dialects
        )
        resolver = NameResolver(index: declarations)
        // `@_exported import` in one file counts in all files of its module.
        imports = numbers.map { Set(declarations.imports(ofFile: $0)) }
        dialectNames = Set(dialects.flatMap(\.types).map { Self.lastName(of: $0) })
        otherNames = declarations.aliasNames.union(["Optional"])
        identifiers = numbered.map { file, number in
            let positions = Dictionary(
                declarations.files[number].types.indices.map { (declarations.files[number].types[$0].location, $0) }
            ) { first, _ in first }
            return file.types.map { type in
                positions[type.location].map { DeclarationIndex.TypeIdentifier(file: number, position: $0) }
            }
        }
        names = zip(self.files, identifiers).map { file, identifiers in
            var names: [String] = []
            for (position, type) in file.types.enumerated() {
                let outer = type.parent.map { names[$0] + "." } ?? ""
                names.append(identifiers[position].map(declarations.name) ?? outer + type.name)
            }
            return names
        }
        let own = Set(
            zip(self.files, names).flatMap { file, names in
                zip(file.types, names).filter { $0.0.kind != .extension }.map(\.1)
            })
        libraryNames = Set(dialects.flatMap(\.types)).subtracting(own)
        for dialect in dialects { supertypes.merge(dialect.supertypes) { own, _ in own } }
        for file in self.files.indices { note(file) }
        isComplete = true
    }

    private func note(_ file: Int) {
        for (position, type) in files[file].types.enumerated() {
            let name = names[file][position]
            if type.kind != .extension {
                kinds[name] = type.kind
                declaredNames.insert(Self.lastName(of: name))
            }
            if !type.attributes.isEmpty { attributes[name, default: []] += type.attributes }
            if !type.genericParameters.isEmpty { generics[name] = type.genericParameters }
            if !type.associatedTypes.isEmpty { associatedTypes[name] = type.associatedTypes }
            let context = context(file: file, owner: type.parent, generics: type.genericParameters)
            for above in type.inherited.flatMap({ resolve($0, in: context, file: file).composed }) {
                guard let above = above.nominal else { continue }
                if above.isGeneric { genericSupertypes[name, default: []].append(above) }
                supertypes[name, default: []].append(above.path)
                subtypes[above.path, default: []].append(name)
            }
        }
        for (position, member) in files[file].members.enumerated() {
            let place = MemberPlace(file: file, position: position)
            if member.isInactive {
                let owner = member.owner.map { names[file][$0] } ?? ""
                inactiveMembers[owner, default: [:]][member.name, default: []].append(place)
            } else if let owner = member.owner {
                add(place, to: &members[names[file][owner], default: [:]][member.name, default: []])
            } else {
                add(place, to: &globals[member.name, default: []])
            }
        }
    }

    subscript(place: MemberPlace) -> CodeMember { _read { yield files[place.file].members[place.position] } }

    // MARK: Types

    /// The module that generic parameters resolve to.
    static let genericModule = "<generic>"

    static func generic(_ name: String) -> TypeExpression {
        .nominal(NominalType(module: genericModule, components: [.init(name: name)]))
    }

    /// The context of name lookup: a type of a file, with the generic parameters of a function.
    func context(file: Int, owner: Int?, generics: [String]) -> NameResolver.Context {
        var context = context(file: file, owner: owner)
        for name in generics { context.substitutions[name] = Self.generic(name) }
        return context
    }

    private func context(file: Int, owner: Int?) -> NameResolver.Context {
        let place = MemberPlace(file: file, position: owner ?? -1)
        if let known = contexts[place] { return known }
        let made = newContext(file: file, owner: owner)
        // Extensions that are noted later may have further generic parameters.
        if isComplete { contexts[place] = made }
        return made
    }

    private func newContext(file: Int, owner: Int?) -> NameResolver.Context {
        var context = resolver.context(in: owner.flatMap { identifiers[file][$0] }, file: numbers[file])
        var next = owner
        while let position = next {
            let type = files[file].types[position]
            for name in type.genericParameters + (self.generics[names[file][position]] ?? []) {
                context.substitutions[name] = Self.generic(name)
            }
            for name in associatedTypes(of: names[file][position]) { context.substitutions[name] = Self.generic(name) }
            next = type.parent
        }
        return context
    }

    /// The associated types of a protocol. Each type below it has its own.
    private func associatedTypes(of path: String) -> [String] {
        guard isComplete, !associatedTypes.isEmpty, kinds[path] == .protocol else { return [] }
        return lineage(of: path).flatMap { associatedTypes[$0] ?? [] }
    }

    /// The type with resolved names. The types of a dialect have its title as their module.
    func resolve(_ type: TypeExpression, in context: NameResolver.Context, file: Int) -> TypeExpression {
        resolver.resolve(type, in: context).mappingNominals { nominal in
            guard nominal.module != Self.genericModule, let title = title(of: nominal, file) else { return nominal }
            var marked = nominal
            marked.module = title
            return marked
        }
    }

    /// The number of the Swift module that a file belongs to.
    func module(ofFile file: Int) -> Int { declarations.sourceModules.number(ofFile: files[file].path) }
    func moduleName(ofFile file: Int) -> String { declarations.sourceModules.all[module(ofFile: file)].name }
    /// Whether a file belongs to a package's target, and to no program.
    func isLibrary(_ file: Int) -> Bool {
        let module = declarations.sourceModules.all[module(ofFile: file)]
        return module.package != nil && module.linked == nil
    }
    /// Whether a program begins in the files.
    private(set) lazy var hasProgram = files.contains { file in
        file.path == "main.swift" || file.path.hasSuffix("/main.swift")
            || file.types.contains { $0.attributes.contains { ProgramReader.marks.contains($0.name) } }
    }
    /// Whether a name is one of the dialects' types.
    func isOfDialect(_ path: String) -> Bool { dialects.contains { $0.types.contains(path) } }
    /// Whether all files belong to libraries of packages, so that unseen programs use them.
    private(set) lazy var isOfLibrariesAlone = files.indices.allSatisfy {
        isLibrary($0) || files[$0].path.hasSuffix("Package.swift")
    }
    /// Whether code of other packages can name a type.
    func isPublic(_ path: String) -> Bool { publicNames.contains(path) }
    private lazy var publicNames: Set<String> = zip(identifiers, names).reduce(into: []) { found, file in
        for (identifier, name) in zip(file.0, file.1) {
            if let identifier, declarations.access(of: identifier) >= .public { found.insert(name) }
        }
    }
    /// The number of a Swift module of the sources.
    func module(named name: String) -> Int? { declarations.sourceModules.number(named: name) }
    /// The Swift modules that a module's program links; nil if unknown.
    func linked(to module: Int) -> Set<Int>? { declarations.sourceModules.all[module].linked }

    /// Whether a file imports at least one of these Swift modules.
    func imports(_ modules: Set<String>, file: Int) -> Bool { !modules.isDisjoint(with: imports[file]) }

    /// Whether a file imports a module that is neither read nor a part of the platforms.
    func importsUnread(file: Int) -> Bool {
        imports[file].contains { !declarations.isKnown($0) && !PlatformFramework.isKnown($0) }
    }

    private func title(of type: NominalType, _ file: Int) -> String? {
        guard let last = type.components.last, dialectNames.contains(last.name) else { return nil }
        // The sources may contain the library itself.
        let isOfLibrary = libraryNames.contains(type.path) && declarations.isDeclared(type.path)
        let module = isOfLibrary ? nil : type.module
        if let module, !dialects.contains(where: { $0.modules.contains(module) }) { return nil }
        let candidates = dialects.filter { $0.types.contains(type.path) }
        if candidates.isEmpty { return nil }
        if let module = module ?? type.writtenModule { return candidates.first { $0.modules.contains(module) }?.title }
        if !isOfLibrary, declarations.isDeclared(type.path) {
            return candidates.first { !$0.modules.isDisjoint(with: imports[file]) }?.title
        }
        return candidates.first { !$0.modules.isDisjoint(with: imports[file]) }?.title
            ?? (candidates.count == 1 ? candidates[0].title : nil)
    }

    /// The number of the dialect that a type belongs to.
    func dialect(of type: TypeExpression) -> Int? {
        guard let module = type.nominal?.module else { return nil }
        return dialects.firstIndex { $0.title == module && $0.types.contains(type.nominal?.path ?? "") }
    }

    /// The container that a static function of a generated type makes; nil for any other name.
    func generatedContainer(_ function: String) -> TypeExpression? {
        dialects.lazy.compactMap { dialect in
            dialect.makerOfContainers.flatMap { $0.function == function ? dialect.type($0.type) : nil }
        }.first
    }

    /// The full name of a type of a file.
    func name(ofType position: Int, file: Int) -> String { names[file][position] }

    /// Whether the sources declare a type, and other files of its Swift module can name it.
    func isVisible(ofType position: Int, file: Int) -> Bool {
        var next: Int? = position
        while let type = next {
            guard let identifier = identifiers[file][type], declarations[identifier].inactiveClause == nil else {
                return false
            }
            if let access = declarations[identifier].modifiers.access, access == .private || access == .fileprivate {
                return false
            }
            next = files[file].types[type].parent
        }
        return true
    }

    /// Whether a clause of `#if` excludes a type.
    func isInactive(_ position: Int, file: Int) -> Bool {
        identifiers[file][position].map { declarations[$0].inactiveClause != nil } ?? true
    }

    /// The type of `self` in a type of a file.
    func selfType(_ position: Int, file: Int) -> TypeExpression {
        let place = MemberPlace(file: file, position: position)
        if let known = selfTypes[place] { return known }
        let type = resolve(.named(names[file][position]), in: context(file: file, owner: nil), file: file)
        selfTypes[place] = type
        return type
    }

    private static func lastName(of path: String) -> String {
        path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Whether a type, as it is written, may belong to a dialect. Only its names decide, so that it need not be
    /// resolved.
    func mayBelongToDialect(_ type: TypeExpression) -> Bool {
        switch type {
        case .optional(let wrapped): return mayBelongToDialect(wrapped)
        case .nominal(let nominal):
            guard let name = nominal.components.last?.name else { return true }
            return dialectNames.contains(name) || otherNames.contains(name)
        case .array, .dictionary, .tuple, .function, .composition, .metatype, .protocolMetatype, .other: return false
        }
    }

    /// Whether the sources may declare a type with this name.
    func mayDeclare(_ name: String) -> Bool {
        declaredNames.contains(name) || otherNames.contains(name) || name.contains(".")
    }

    func isDeclared(_ path: String) -> Bool { kinds[path] != nil }
    /// Whether the sources declare a type, including files without code.
    func isDeclaredAnywhere(_ path: String) -> Bool { declarations.isDeclared(path) }
    func attributes(ofType path: String) -> [CodeAttribute] { attributes[path] ?? [] }
    func kind(of path: String) -> CodeType.Kind? { kinds[path] }
    func isGeneric(_ path: String) -> Bool { generics[path] != nil }
    func genericParameters(of path: String) -> [String] { generics[path] ?? [] }

    /// A type and all types above it.
    func lineage(of path: String) -> [String] {
        if let known = lineages[path] { return known }
        var result = [path]
        var next = 0
        while next < result.count, result.count < 64 {
            for above in supertypes[result[next]] ?? [] where !result.contains(above) { result.append(above) }
            next += 1
        }
        lineages[path] = result
        return result
    }

    func directSupertypes(of path: String) -> [String] { supertypes[path] ?? [] }

    /// The types that are directly below a protocol or class.
    func types(below path: String) -> [String] { subtypes[path] ?? [] }

    /// All types below a protocol or class, directly or not.
    func allTypes(below path: String) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        var open = types(below: path)
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            result.append(next)
            open += types(below: next)
        }
        return result
    }

    // MARK: Members

    /// The members with a name in a type and the types above it; the nearest ones win.
    func members(_ name: String, of path: String) -> [MemberPlace] {
        for type in lineage(of: path) {
            if let found = members[type]?[name] { return found }
        }
        return readsInactive
            ? lineage(of: path).lazy.map { self.inactive(name, of: $0) }.first { !$0.isEmpty } ?? [] : []
    }

    private func inactive(_ name: String, of path: String) -> [MemberPlace] {
        guard readsInactive, let found = inactiveMembers[path]?[name], found.count == 1 else { return [] }
        return found
    }

    /// The members with a name that a type itself declares.
    func ownMembers(_ name: String, of path: String) -> [MemberPlace] {
        members[path]?[name] ?? inactive(name, of: path)
    }
    /// All members that a type itself declares.
    func ownMembers(of path: String) -> [MemberPlace] {
        (members[path] ?? (readsInactive ? inactiveMembers[path] : nil) ?? [:]).values.flatMap { $0 }.sorted {
            ($0.file, $0.position) < ($1.file, $1.position)
        }
    }
    func globals(_ name: String) -> [MemberPlace] { globals[name] ?? inactive(name, of: "") }

    /// The member that a name stands for without a call, unless all with the name are functions.
    func value(among places: [MemberPlace]) -> MemberPlace? {
        places.first.flatMap { self[$0].kind == .function ? nil : $0 }
    }

    /// Adds a member to those with its name. What is not a function comes first, so that a mention examines only that.
    private func add(_ place: MemberPlace, to places: inout [MemberPlace]) {
        if self[place].kind != .function, value(among: places) == nil {
            places.insert(place, at: 0)
        } else {
            places.append(place)
        }
    }

    /// Whether the code declares a function with this name.
    func declaresFunction(_ name: String) -> Bool { functionNames.contains(name) }
    private lazy var functionNames: Set<String> = Set(
        files.flatMap { $0.members.filter { $0.kind != .property }.map(\.name) })

    /// Whether a property has this name, which is one of the few that begin with a capital letter.
    func isCapitalizedProperty(_ name: String) -> Bool { capitalizedProperties.contains(name) }
    private lazy var capitalizedProperties: Set<String> = Set(
        files.flatMap { $0.members.filter { $0.kind == .property && $0.name.isCapitalized }.map(\.name) })
}
