/// Walks code once, types its expressions if that is easy, and keeps the findings of dialects.
///
/// It answers "unknown" freely. An expression without a certain type is undecided, never guessed.
final class CodeWalker {
    let index: CodeIndex
    var dialects: [any Dialect] { index.dialects }
    /// The findings, by dialect.
    ///
    /// During the walk, containers are the numbers of holders in ``flow``.
    var registries: [Registry]
    var flow = ContainerFlow()
    let empty: [Registry]
    var frame: CodeFrame
    /// The requests that functions make on behalf of their callers; nil while they are being computed.
    var wrappers: [CodeIndex.MemberPlace: Wrapper?] = [:]
    var propertyTypes: [CodeIndex.MemberPlace: Typed] = [:]
    /// The properties that only give the key of another property a second name.
    var aliases: Set<CodeIndex.MemberPlace> = []
    /// For each dialect, the types that a macro registers.
    var knownRegisteredTypes: [Int: RegisteredTypes] = [:]
    /// The conditions of the registrations that were noted for each type with such a macro.
    var generatedConditions: [SourceLocation: [[RegistryCondition]]] = [:]
    var knownParameterTypes: [CodeIndex.MemberPlace: [TypeExpression]] = [:]
    lazy var providersByName = allProviders()
    /// The findings about generic parameters while a wrapper is being examined.
    var captured: Wrapper?
    /// The number of surrounding silent walks.
    var depth = 0
    /// For each origin, the code that runs whenever it runs.
    var calls: [String: Set<String>] = [:]
    /// The calls around the walked code, outermost first.
    var openCalls: [SourceLocation] = []
    /// For each function that gets a container, the places that call it.
    var steps: [CodeIndex.MemberPlace: [RegistryStep]] = [:]
    /// The first functions of the names that are used as values.
    var notedValues: Set<CodeIndex.MemberPlace> = []
    /// The functions that set values for their callers.
    var setters: ValueSetters
    /// The names of types that were resolved.
    private var resolved: [NameUse: TypeExpression] = [:]

    init(_ index: CodeIndex) {
        self.index = index
        empty = index.dialects.map { Registry(dialect: $0.name, title: $0.title, rules: $0.rules) }
        registries = empty
        setters = ValueSetters(
            names: Set(
                index.dialects.compactMap(\.values?.type).flatMap(index.ownMembers).map { index[$0] }.filter {
                    $0.kind == .function
                }.map(\.name)))
        frame = CodeFrame(file: 0, context: NameResolver.Context(module: ""), function: "")
    }

    // MARK: Declarations

    /// - Parameter isWanted: Chooses the files to walk. The others are still in sight.
    func walkAll(_ isWanted: (SourceCode) -> Bool = { _ in true }, unless cancellation: Cancellation = Cancellation()) {
        for file in index.files.indices where isWanted(index.files[file]) && !cancellation.endsWork {
            walkValues(file: file)
            for position in index.files[file].members.indices {
                walk(CodeIndex.MemberPlace(file: file, position: position))
            }
            enter(file: file, owner: nil, generics: [], isStatic: true, function: RegistryRequest.topLevel)
            frame.time = .registering
            walk(index.files[file].statements)
        }
    }

    func enter(file: Int, owner: Int?, generics: [String], isStatic: Bool, function: String) {
        frame = CodeFrame(
            file: file, owner: owner, isStatic: isStatic,
            context: index.context(file: file, owner: owner, generics: generics), function: function)
    }

    func walk(_ place: CodeIndex.MemberPlace) {
        if isPlain(place) { return }
        let member = index[place]
        enter(
            file: place.file, owner: member.owner, generics: member.genericParameters, isStatic: member.isStatic,
            function: description(of: member, file: place.file))
        frame.member = place
        if member.isInactive { frame.conditions = [Self.inactive(member.location)] }
        if member.owner == nil, member.kind == .property { frame.time = .registering }
        if let owner = member.owner {
            let path = index.name(ofType: owner, file: place.file)
            // If there are several initializers, the called one is unknown.
            let makes =
                member.kind == .initializer
                ? index.ownMembers("init", of: path).count == 1
                : member.kind == .property && !member.isStatic && !member.isLazy
            if makes { (frame.maker, frame.time) = (path, .construction) }
            // An initializer runs where it is called.
            frame.isOffMainActor =
                index.kind(of: path) == .actor && member.kind == .function && !member.isStatic && !member.isNonisolated
                && index.ownMembers("unownedExecutor", of: path).isEmpty
        }
        frame.originConditions = frame.conditions.count
        if case .provider(let provider) = type(of: place) {
            if aliases.contains(place) { return }
            return dialects[provider.dialect].values == nil ? declare(provider, member) : declareEntry(provider, member)
        }
        if isValue(member, file: place.file) { return }
        let isInitial =
            member.kind == .property && member.owner != nil && !member.isStatic && !member.isLazy && !member.isGetter
        frame.origin =
            isInitial
            ? member.owner.map { Self.origin(valuesOf: index.name(ofType: $0, file: place.file)) } : Self.origin(place)
        walkMember(member, place)
    }

    static func inactive(_ location: SourceLocation) -> RegistryCondition {
        var condition = RegistryCondition(text: "#if", branch: location, number: 0, count: nil)
        condition.isInactive = true
        return condition
    }

    func description(of member: CodeMember, file: Int) -> String {
        let owner = member.owner.map { index.name(ofType: $0, file: file) + "." } ?? ""
        guard member.kind == .function || member.kind == .initializer else { return owner + member.name }
        return "\(owner)\(member.name)(\(member.parameters.map { "\($0.label):" }.joined()))"
    }

    func walkMember(_ member: CodeMember, _ place: CodeIndex.MemberPlace? = nil) {
        let origin = frame.origin
        for (position, parameter) in member.parameters.enumerated() {
            let type = resolve(parameter.type)
            frame.origin = place.map { Self.origin($0, default: position) }
            let value = parameter.defaultValue.map { walk($0, expecting: type) }
            frame.origin = origin
            frame.declare(
                parameter.name,
                .value(
                    declared(
                        Typed(type), as: frame.member.map { .parameter($0, position) }, value, parameter.defaultValue),
                    constant: nil))
        }
        let type = member.type.map(resolve)
        if member.kind == .property {
            noteWrappedProperty(member, type)
            for attribute in member.attributes {
                for argument in attribute.arguments { noteMentions(in: argument.value) }
            }
            if let value = member.value {
                let typed = walk(
                    value, expecting: type, use: member.isImplicitlyUnwrapped ? Use(ofNil: .forced) : .plain)
                _ = declared(type.map { Typed($0) } ?? typed, as: frame.member.map { .member($0) }, typed, value)
                noteOwner(member, typed)
            }
        }
        frame.result = type
        // Observers of a stored property run later.
        if member.kind == .property {
            (frame.maker, frame.time, frame.origin) = (nil, .firstUse, member.isGetter ? origin : nil)
        }
        if containerDialect(of: type) != nil { frame.resultHolder = frame.member.map { flow.number(.member($0)) } }
        if let body = member.body, let dialect = listDialect(of: member.attributes) {
            return walkList(body, dialect: dialect, name: "", at: member.location)
        }
        if let body = member.body {
            walk(body, resultOf: type, isImplicitlyUnwrapped: member.isImplicitlyUnwrapped, isWhole: true)
        }
    }

    /// Walks the body of a function or closure, or a part of it. A single expression is its result.
    @discardableResult
    func walk(
        _ body: [CodeStatement], resultOf type: TypeExpression?, isImplicitlyUnwrapped: Bool = false,
        isWhole: Bool = false
    ) -> Typed {
        let outer = frame.result
        frame.result = type
        defer { frame.result = outer }
        if body.count == 1, case .expression(let only) = body[0] {
            if let list = frame.list { return walkElement(only, of: list) }
            let typed = walk(only, expecting: type, use: isImplicitlyUnwrapped ? Use(ofNil: .forced) : .plain)
            if isWhole { passResult(typed, of: only) }
            return typed
        }
        return walk(body)
    }

    // MARK: Findings

    /// The holders that registrations and requests refer to, sorted.
    var meantHolders: [Int] {
        registries.reduce(into: Set<Int>()) { found, registry in
            for registration in registry.registrations { found.formUnion(registration.containers) }
            for request in registry.requests { found.formUnion(request.containers) }
        }.sorted()
    }

    func add(_ request: RegistryRequest, dialect: Int) { registries[dialect].requests.append(request) }

    func resolve(_ type: TypeExpression) -> TypeExpression {
        guard case .nominal(let nominal) = type, nominal.module == nil, nominal.writtenModule == nil,
            nominal.components.count == 1, nominal.components[0].arguments.isEmpty,
            case let name = nominal.components[0].name, frame.context.substitutions[name] == nil
        else { return index.resolve(type, in: frame.context, file: frame.file) }
        let use = NameUse(file: frame.file, owner: frame.owner, name: name)
        if let known = resolved[use] { return known }
        let made = index.resolve(type, in: frame.context, file: frame.file)
        resolved[use] = made
        return made
    }

    /// A name in a type of a file. It always means the same there.
    private struct NameUse: Hashable {
        var file: Int
        var owner: Int?
        var name: String
    }
}
