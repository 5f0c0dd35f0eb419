/// Walks code once, types its expressions as far as that is easy, and keeps what dialects find in it.
///
/// It answers "unknown" freely: what it cannot type is undecided, never guessed.
final class CodeWalker {
    let index: CodeIndex
    var dialects: [any Dialect] { index.dialects }
    /// What is found, by dialect.
    var registries: [Registry]
    private let empty: [Registry]
    var frame: CodeFrame
    /// What functions do on behalf of their callers; nil while that is being found out.
    private var wrappers: [CodeIndex.MemberPlace: Wrapper?] = [:]
    private var propertyTypes: [CodeIndex.MemberPlace: Typed] = [:]
    /// What is found of generic parameters while a wrapper is looked at.
    var captured: Wrapper?
    /// The numbers of requests of the innermost conditions, so that what they test is known.
    private(set) var depth = 0

    init(_ index: CodeIndex) {
        self.index = index
        empty = index.dialects.map { Registry(dialect: $0.name, title: $0.title, rules: $0.rules) }
        registries = empty
        frame = CodeFrame(file: 0, context: NameResolver.Context(module: ""), function: "")
    }

    // MARK: Declarations

    func walkAll() {
        for file in index.files.indices {
            for position in index.files[file].members.indices { walk(CodeIndex.MemberPlace(file: file, position: position)) }
            enter(file: file, owner: nil, generics: [], isStatic: true, function: "the top level")
            frame.time = .registering
            walk(index.files[file].statements)
        }
    }

    private func enter(file: Int, owner: Int?, generics: [String], isStatic: Bool, function: String) {
        frame = CodeFrame(
            file: file, owner: owner, isStatic: isStatic, context: index.context(file: file, owner: owner, generics: generics), function: function)
    }

    func walk(_ place: CodeIndex.MemberPlace) {
        let member = index[place]
        enter(file: place.file, owner: member.owner, generics: member.genericParameters, isStatic: member.isStatic, function: description(of: member, file: place.file))
        if member.isInactive { frame.conditions = [Self.inactive(member.location)] }
        if member.owner == nil, member.kind == .property { frame.time = .registering }
        if let owner = member.owner {
            let path = index.name(ofType: owner, file: place.file)
            // Of several initializers nobody can tell which one is called.
            let makes = member.kind == .initializer ? index.ownMembers("init", of: path).count == 1 : member.kind == .property && !member.isStatic && !member.isLazy
            if makes { (frame.maker, frame.time) = (path, .construction) }
        }
        walkMember(member)
    }

    private static func inactive(_ location: SourceLocation) -> RegistryCondition {
        var condition = RegistryCondition(text: "#if", branch: location, number: 0, count: nil)
        condition.isInactive = true
        return condition
    }

    private func description(of member: CodeMember, file: Int) -> String {
        let owner = member.owner.map { index.name(ofType: $0, file: file) + "." } ?? ""
        guard member.kind == .function || member.kind == .initializer else { return owner + member.name }
        return "\(owner)\(member.name)(\(member.parameters.map { "\($0.label):" }.joined()))"
    }

    private func walkMember(_ member: CodeMember) {
        for parameter in member.parameters {
            let type = resolve(parameter.type)
            if let value = parameter.defaultValue { _ = walk(value, expecting: type) }
            frame.declare(parameter.name, .value(Typed(type), constant: nil))
        }
        let type = member.type.map(resolve)
        if member.kind == .property {
            noteWrappedProperty(member, type)
            if let value = member.value {
                _ = walk(value, expecting: type, use: member.isImplicitlyUnwrapped ? Use(ofNil: .forced) : .plain)
            }
        }
        frame.result = type
        if member.kind == .property { (frame.maker, frame.time) = (nil, .firstUse) }
        if let body = member.body { walk(body, resultOf: type, isImplicitlyUnwrapped: member.isImplicitlyUnwrapped) }
    }

    /// The body of a function or closure; a single expression is what it returns.
    @discardableResult
    func walk(_ body: [CodeStatement], resultOf type: TypeExpression?, isImplicitlyUnwrapped: Bool = false) -> Typed {
        let outer = frame.result
        frame.result = type
        defer { frame.result = outer }
        if body.count == 1, case .expression(let only) = body[0] {
            return walk(only, expecting: type, use: isImplicitlyUnwrapped ? Use(ofNil: .forced) : .plain)
        }
        return walk(body)
    }

    // MARK: Wrappers

    /// What a function asks for on behalf of its callers.
    func wrapper(of place: CodeIndex.MemberPlace) -> Wrapper {
        if let known = wrappers[place] { return known ?? Wrapper() }
        let member = index[place]
        guard depth < 32 else { return Wrapper() }
        if member.body == nil, let owner = member.owner, index.files[place.file].types[owner].kind == .protocol { return requirement(place, member, owner) }
        let isGeneric = !member.genericParameters.isEmpty || member.owner.map { index.isGeneric(index.name(ofType: $0, file: place.file)) } == true
        guard isGeneric, member.body != nil else { return Wrapper() }
        wrappers[place] = .some(nil)
        let found = silently {
            captured = Wrapper()
            walk(place)
            return captured ?? Wrapper()
        }
        wrappers[place] = found
        return found
    }

    /// Of a protocol's requirement what all that implement it agree on.
    private func requirement(_ place: CodeIndex.MemberPlace, _ member: CodeMember, _ owner: Int) -> Wrapper {
        let path = index.name(ofType: owner, file: place.file)
        wrappers[place] = .some(nil)
        let implementers = index.types(below: path).filter { index.kind(of: $0) != .protocol }
        let all = implementers.map { type in
            index.ownMembers(member.name, of: type).first { index[$0].parameters.map(\.label) == member.parameters.map(\.label) }.map(wrapper) ?? Wrapper()
        }
        guard let first = all.first, all.allSatisfy({ !$0.isEmpty }) else {
            wrappers[place] = Wrapper()
            return Wrapper()
        }
        // Names of generic parameters are those of the implementation; callers bind by position.
        var result = first
        if let place = implementers.first.flatMap({ type in index.ownMembers(member.name, of: type).first { index[$0].parameters.map(\.label) == member.parameters.map(\.label) } }) {
            let names = Dictionary(zip(index[place].genericParameters, member.genericParameters.map(CodeIndex.generic))) { first, _ in first }
            for position in result.requests.indices {
                guard var key = result.requests[position].request.key else { continue }
                key.type = key.type.replacingGenerics(names)
                key.arguments = key.arguments.map { $0?.replacingGenerics(names) }
                result.requests[position].request.key = key
                if case .parameter(let name) = result.requests[position].name,
                    let number = index[place].parameters.firstIndex(where: { $0.name == name }), member.parameters.indices.contains(number)
                {
                    result.requests[position].name = .parameter(member.parameters[number].name)
                }
            }
        }
        wrappers[place] = result
        return result
    }

    /// Runs a body whose findings are not kept.
    func silently<Result>(_ body: () -> Result) -> Result {
        let kept = (registries, frame, captured)
        // Nobody looks at what is found: to add to the whole would copy it.
        registries = empty
        depth += 1
        defer {
            (registries, frame, captured) = kept
            depth -= 1
        }
        return body()
    }

    /// A property whose attribute is a wrapper that asks the container.
    private func noteWrappedProperty(_ member: CodeMember, _ type: TypeExpression?) {
        for attribute in member.attributes {
            if noteProperty(member, attribute, type) { continue }
            guard let path = resolve(.named(attribute.name)).nominal?.path, index.isDeclared(path) else { continue }
            let parameters = index.genericParameters(of: path)
            guard !parameters.isEmpty else { continue }
            let wrappers = index.ownMembers(of: path).map(wrapper).filter { !$0.requests.isEmpty }
            guard let wrapper = wrappers.first, let found = wrapper.requests.first else { continue }
            // The type is an argument, a generic argument, or that of the property.
            var bindings: [String: TypeExpression] = [:]
            for (name, argument) in zip(parameters, attribute.genericArguments) { bindings[name] = resolve(argument) }
            let explicit = attribute.arguments.lazy.compactMap { argument -> TypeExpression? in
                if case .metatype(let base) = self.walk(argument.value) { base } else { nil }
            }.first
            let own = explicit ?? type?.unwrappedOnce
            for name in parameters where bindings[name] == nil { bindings[name] = own }
            guard var key = found.request.key else { continue }
            key.type = key.type.replacingGenerics(bindings)
            key.name = nil
            var request = found.request
            request.key = key.type.mentionsGeneric || own == nil && attribute.genericArguments.isEmpty ? nil : key
            if request.key == nil { request.reason = "the type of '\(member.name)' is not written" }
            if case .unknown = found.name { request.key = nil }
            (request.function, request.location, request.conditions) = (frame.function, member.location, frame.conditions)
            request.registration = nil
            request.time = .firstUse
            add(request, dialect: found.dialect)
        }
    }

    /// A property with an attribute of a dialect's module.
    private func noteProperty(_ member: CodeMember, _ attribute: CodeAttribute, _ type: TypeExpression?) -> Bool {
        if let path = resolve(.named(attribute.name)).nominal?.path, index.isDeclared(path) { return false }
        let meanings = dialects.indices.compactMap { number in dialects[number].request(ofAttribute: attribute).map { (number, $0) } }
        if meanings.isEmpty { return false }
        guard let (dialect, found) = meanings.first(where: { index.imports(dialects[$0.0].modules, file: frame.file) }) else {
            registries[meanings[0].0].requests.append(request(nil, .soft, at: member.location, reason: "'@\(attribute.name)' is declared nowhere in sight"))
            return true
        }
        let generic = attribute.genericArguments.first.map(resolve)
        let written = generic ?? type
        var asked = request(
            written.map { RegistryKey(type: found.takesOptional || member.isImplicitlyUnwrapped ? $0.unwrappedOnce : $0) },
            found.failure == .isNil ? .soft : found.failure == .traps ? .forced : .throwing, at: member.location,
            reason: written == nil ? "the type of '\(member.name)' is not written" : nil)
        switch nameValue(found.name) {
        case .none: break
        case .text(let text): asked.key?.name = text
        case .parameter, .unknown: (asked.key, asked.reason) = (nil, "the name under which '\(member.name)' is asked for is not written")
        }
        asked.time = found.time
        asked.maker = found.time == .firstUse ? nil : member.owner.map { index.name(ofType: $0, file: frame.file) }
        asked.isWeak = found.isWeak
        asked.isInOrder = false
        add(asked, dialect: dialect)
        return true
    }

    // MARK: Findings

    func add(_ request: RegistryRequest, dialect: Int) { registries[dialect].requests.append(request) }

    func resolve(_ type: TypeExpression) -> TypeExpression { index.resolve(type, in: frame.context, file: frame.file) }

    // MARK: Statements

    @discardableResult
    func walk(_ statements: [CodeStatement]) -> Typed {
        let outer = frame.conditions
        frame.locals.append([:])
        defer {
            frame.locals.removeLast()
            frame.conditions = outer
        }
        var last = Typed.unknown
        for statement in statements {
            if let result = walk(statement) { last = result }
        }
        return last
    }

    /// Walks a statement and returns the type of what it returns, if it does.
    private func walk(_ statement: CodeStatement) -> Typed? {
        switch statement {
        case .variable(let variable): walk(variable)
        case .expression(let expression): return walk(expression)
        case .result(let value): return value.map { walk($0, expecting: frame.result) }
        case .failure(let error): _ = walk(error)
        case .branch(let branch): return walk(branch, expecting: frame.result)
        case .loop(let names, let sequence, let body):
            let elements = sequence.map { walk($0) }
            frame.locals.append([:])
            if names.count == 1, case .array(let element)? = elements?.type { frame.declare(names[0], .value(Typed(element), constant: nil)) }
            else { for name in names { frame.declare(name, .value(.unknown, constant: nil)) } }
            walk(body)
            frame.locals.removeLast()
        case .block(let statements, let catches):
            let outer = frame.catches
            frame.catches = outer || catches
            walk(statements)
            frame.catches = outer
        case .function(let function):
            frame.declare(function.name, .function(function))
            let outer = frame
            frame.locals.append([:])
            for name in function.genericParameters { frame.context.substitutions[name] = CodeIndex.generic(name) }
            walkMember(function)
            frame = outer
        }
        return nil
    }

    private func walk(_ variable: CodeVariable) {
        let type = variable.type.map(resolve)
        let use = variable.isImplicitlyUnwrapped ? Use(ofNil: .forced) : .plain
        let value = variable.value.map { walk($0, expecting: type, use: use) }
        if let body = variable.body { walk(body, resultOf: type) }
        let typed = type.map { Typed($0, isImplicitlyUnwrapped: variable.isImplicitlyUnwrapped) } ?? value ?? .unknown
        if variable.names.count == 1 {
            if case .registration? = value { frame.declare(variable.names[0], .value(value ?? .unknown, constant: nil)) }
            else { frame.declare(variable.names[0], .value(typed, constant: variable.value)) }
        } else {
            for name in variable.names { frame.declare(name, .value(.unknown, constant: nil)) }
        }
    }

    func walk(_ branch: CodeBranch, expecting: TypeExpression?) -> Typed {
        let before = registries.map(\.requests.count)
        let outer = frame
        frame.locals.append([:])
        let isFatal = branch.kind == .guard && branch.cases[0].contains(where: Self.ends)
        var names: [(String, Typed)] = []
        for condition in branch.conditions {
            switch condition {
            case .expression(let value): _ = walk(value)
            case .availability: break
            case .binding(let name, let type, let value):
                let written = type.map(resolve)
                let found = walk(value, expecting: written.map { .optional($0) }, use: isFatal ? Use(ofNil: .forced, ofErrors: .open) : .soft)
                let unwrapped = written.map { Typed($0) } ?? found.type.map { Typed($0.unwrappedOnce) } ?? .unknown
                if let name {
                    frame.declare(name, .value(unwrapped, constant: nil))
                    names.append((name, unwrapped))
                }
            }
        }
        let tested = Set(zip(registries, before).flatMap { registry, count in
            registry.requests[count...].compactMap { $0.key?.type.spelling(.plain) }
        })
        var result = Typed.unknown
        for (number, body) in branch.cases.enumerated() {
            let conditions = frame.conditions
            if branch.isInactive {
                frame.conditions.append(Self.inactive(branch.location))
            } else {
                frame.conditions.append(
                    RegistryCondition(
                        text: "\(branch.kind):\(branch.text):\(branch.kind == .guard ? -1 : number)", branch: branch.location, number: number,
                        count: branch.isComplete ? branch.cases.count : nil, tested: isFatal ? [] : tested))
            }
            let typed = body.count == 1 ? walk(body, resultOf: expecting ?? frame.result) : walk(body)
            if number == 0 { result = typed }
            frame.conditions = conditions
        }
        frame = outer
        if branch.kind == .guard {
            for (name, typed) in names { frame.declare(name, .value(typed, constant: nil)) }
            // What follows runs only there as well.
            if branch.conditions.contains(where: { if case .availability = $0 { true } else { false } }) {
                frame.conditions.append(RegistryCondition(text: "if:\(branch.text):0", branch: branch.location, number: 0, count: nil))
            }
        }
        return result
    }

    /// Whether a statement ends the program.
    static func ends(_ statement: CodeStatement) -> Bool {
        guard case .expression(let expression) = statement else { return false }
        return ends(expression)
    }

    static func ends(_ expression: CodeExpression) -> Bool {
        guard case .call(let call) = expression, case .name(let name, _) = call.callee else { return false }
        return ["fatalError", "preconditionFailure"].contains(name)
    }

    // MARK: Properties

    /// The type of a property, or of what a function returns.
    func type(of place: CodeIndex.MemberPlace) -> Typed {
        if let known = propertyTypes[place] { return known }
        let member = index[place]
        let context = index.context(file: place.file, owner: member.owner, generics: member.genericParameters)
        if let type = member.type {
            let typed = Typed(index.resolve(type, in: context, file: place.file), isImplicitlyUnwrapped: member.isImplicitlyUnwrapped)
            propertyTypes[place] = typed
            return typed
        }
        if member.kind == .enumerationCase, let owner = member.owner { return Typed(index.selfType(owner, file: place.file)) }
        guard member.kind == .property, let value = member.value, depth < 32 else { return .unknown }
        propertyTypes[place] = .unknown
        let typed = silently { () -> Typed in
            enter(file: place.file, owner: member.owner, generics: [], isStatic: true, function: "")
            return walk(value)
        }
        if case .registration = typed { return .unknown }
        propertyTypes[place] = typed
        return typed
    }
}
