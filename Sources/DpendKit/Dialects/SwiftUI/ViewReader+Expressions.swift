extension ViewReader {
    /// The views that an expression stands for.
    func shown(_ expression: CodeExpression) -> [ViewEvent] {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth { return [] }
        switch expression {
        case .name(let name, _): return named(name)
        case .member(let base, let name, _): return member(name, of: base)
        case .call(let call): return shown(call)
        case .closure(let closure): return shown(closure)
        case .cast(let value, let cast, _):
            let found = shown(value)
            if cast != .check { return found }
            discard(found)
            return []
        case .forced(let value), .chained(let value), .attempt(let value, _): return shown(value)
        case .binary(let left, "=", let right, _): return assigned(shown(right), to: left)
        case .binary(let left, let name, let right, _):
            let (first, second) = (shown(left), shown(right))
            if name == "??" { return first + second }
            discard(first + second)
            return []
        case .conditional(let condition, let first, let second):
            discard(shown(condition))
            return shown(first) + shown(second)
        case .branch(let branch): return shown(branch)
        case .array(let elements), .other(let elements): return elements.flatMap(shown)
        case .dictionary(let elements): return elements.flatMap { shown($0.0) + shown($0.1) }
        case .tuple(let elements): return elements.flatMap { shown($0.value) }
        case .metatype, .literal, .keyPath: return []
        }
    }

    /// - Parameters:
    ///   - isResolved: Whether the types of its parameters are known.
    ///   - isPassed: Whether code of the sources runs it.
    ///   - isOfStack: Whether it is a destination that several stacks may share.
    func shown(_ closure: CodeClosure, isResolved: Bool = false, isPassed: Bool = false, isOfStack: Bool = false)
        -> [ViewEvent]
    {
        scope.locals.append([:])
        defer { scope.locals.removeLast() }
        for capture in closure.renamedCaptures { scope.declare(capture.name, ViewLocal(.value(capture.value))) }
        for parameter in closure.parameters {
            let local = ViewLocal(.unknown, parameter.type, isResolved: isResolved)
            (local.isPassed, local.isOfStack) = (isPassed, isOfStack)
            scope.declare(parameter.name, local)
        }
        return shown(closure.body)
    }

    /// Views that a variable or a property of `self` keeps are shown where code reads it.
    private func assigned(_ views: [ViewEvent], to target: CodeExpression) -> [ViewEvent] {
        if case .name(let name, _) = target, let local = scope.local(name), !local.isPassed {
            switch local.kind {
            case .value, .unknown:
                local.assigned += views.within(scope.branches)
                local.events = nil
                return []
            case .computed, .function, .slot: break
            }
        }
        let name: String? =
            switch target {
            case .name(let name, _) where scope.local(name) == nil: name
            case .member(.name("self", _)?, let name, _): name
            default: nil
            }
        let property = name.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
        if let property, let type = scope.type, let place = types.members(property, of: type).first,
            index[place].kind == .property, index[place].isStored
        {
            keep(views, in: .member(place, type))
            return []
        }
        // The view of a cell in a bridge.
        discard(views.filter { !$0.isBlurred })
        return views.filter(\.isBlurred)
    }

    // MARK: Names

    private func named(_ written: String) -> [ViewEvent] {
        // `makeSheet(item:)`
        let name = String(written.prefix { $0 != "(" })
        if let local = scope.local(name) { return shown(local, name) }
        if name == "self" { return isOfView ? [ViewEvent(effects: [], target: .slot("self"), location: here)] : [] }
        if name.isCapitalized { return [] }
        if let type = scope.type {
            let places = types.members(name, of: type)
            if !places.isEmpty { return shown(places, on: type, name: name) }
        }
        if isOfView, let found = changed([ViewEvent(effects: [], target: .slot("self"), location: here)], by: name, nil)
        {
            return found
        }
        guard makers.contains(name) else { return [] }
        return shown(globals(name), on: nil, name: name)
    }

    /// Whether `self` is any view, in an extension of `View`.
    var isOfView: Bool {
        guard let name = scope.owner.map({ index.name(ofType: $0, file: scope.file) }) else { return false }
        return name == "View" || isSwiftUIView(name)
    }

    /// A place for events without one of their own.
    private var here: SourceLocation { SourceLocation(path: index.files[scope.file].path, line: 1, column: 1) }

    /// The views that a variable, or a call of it, stands for.
    func shown(_ local: ViewLocal, _ name: String) -> [ViewEvent] {
        if local.isOpen { return [] }
        local.isOpen = true
        defer { local.isOpen = false }
        if let known = local.events { return known }
        switch local.kind {
        case .value(let value): return keep(shown(value) + local.assigned, of: local)
        case .computed(let body): return keep(shown(body), of: local)
        case .function(let function):
            scope.locals.append([:])
            defer { scope.locals.removeLast() }
            for parameter in function.parameters { scope.declare(parameter.name, ViewLocal(.unknown, parameter.type)) }
            return keep(shown(function.body ?? []), of: local)
        case .slot: return [ViewEvent(effects: [], target: .slot(name), location: here)]
        case .unknown: return local.assigned.distinct
        }
    }

    /// Keeps the views of a variable: code may mention it often.
    private func keep(_ views: [ViewEvent], of local: ViewLocal) -> [ViewEvent] {
        local.events = views.distinct
        return views.distinct
    }

    /// The views of members that a mention may mean.
    private func shown(_ places: [CodeIndex.MemberPlace], on type: ShownType?, name: String) -> [ViewEvent] {
        places.flatMap { place -> [ViewEvent] in
            let member = index[place]
            switch member.kind {
            case .property where member.body == nil || member.isStored && !member.isGetter:
                if member.isStatic { return makers.contains(name) ? [step(to: place, type)] : [] }
                let isView = makesViews(place)
                if isView, let made = shownType(of: member, place) {
                    return [construction(of: made, at: member.location)]
                }
                guard isView || member.type == nil else { return [] }
                // A view shows what its initializer gets. Any other value only keeps it, until code reads the property.
                let isKept = member.value != nil || type.map { !types.isShown($0.path) } ?? false
                let slot = ViewEvent(effects: [], target: .slot(name), location: member.location)
                return (isView ? [slot] : []) + (isKept ? [step(to: place, type)] : [])
            case .property, .function: return makesViews(place) ? [step(to: place, type)] : []
            case .initializer, .enumerationCase: return []
            }
        }
    }

    /// The type of a property, if it is a view that the sources declare.
    private func shownType(of member: CodeMember, _ place: CodeIndex.MemberPlace) -> ShownType? {
        guard let type = types.type(of: walker.type(of: place).type, from: place.file), types.isShown(type.path),
            index.kind(of: type.path) != .protocol
        else { return nil }
        return type
    }

    func step(to place: CodeIndex.MemberPlace, _ type: ShownType?, at location: SourceLocation? = nil) -> ViewEvent {
        ViewEvent(effects: [], target: .place(.member(place, type)), location: location ?? index[place].location)
    }

    private func member(_ written: String, of base: CodeExpression?) -> [ViewEvent] {
        let name = String(written.prefix { $0 != "(" })
        guard let base else {
            // `.sheet` of an own type that a value of a known type stands for
            return []
        }
        if case .name("self", _) = base, !isOfView { return named(name) }
        if name == "init", let made = type(named: base) {
            return types.isShown(made.path) ? [construction(of: made, at: here)] : []
        }
        let views = shown(base)
        guard makers.contains(name) else { return views }
        if let found = changed(views, by: name, nil) { return found }
        let known = type(of: base)
        if let known = types.type(of: known, from: scope.file) {
            let places = types.members(name, of: known)
            if !places.isEmpty { return shown(places, on: known, name: name) }
        }
        // A function is called, and the types of the sources are known.
        if views.isEmpty, known == nil, Self.typeName(base) == nil, let places = makerPlaces[name].map(linked),
            places.count == 1,
            index[places[0]].kind == .property, let owner = index[places[0]].owner
        {
            return shown(
                places, on: types.type(index.name(ofType: owner, file: places[0].file), from: places[0].file),
                name: name)
        }
        return views
    }

    func construction(of type: ShownType, at location: SourceLocation) -> ViewEvent {
        ViewEvent(effects: [], target: .place(.type(type)), location: location)
    }

    // MARK: Types

    /// The type of the sources that an expression names: `Card`, `Screens.Card`, `Self`.
    func type(named expression: CodeExpression) -> ShownType? {
        if case .name(let name, let arguments) = expression, !name.isCapitalized, index.isDeclared(name),
            scope.local(name) == nil
        {
            return types.type(
                of: walker.resolve(.nominal(NominalType(components: [.init(name: name, arguments: arguments)]))),
                from: scope.file)
        }
        guard let written = Self.typeName(expression) else { return nil }
        if written[0].name == "SwiftUI" { return nil }
        if written.count == 1, written[0].name == "Self" { return scope.type }
        if written.count == 1, scope.local(written[0].name) != nil { return nil }
        return types.type(of: walker.resolve(.nominal(NominalType(components: written))), from: scope.file)
    }

    static func typeName(_ expression: CodeExpression) -> [NominalType.Component]? {
        switch expression {
        case .name(let name, let arguments) where name.isCapitalized:
            [.init(name: name, arguments: arguments)]
        case .member(let base?, let name, let arguments) where name.isCapitalized:
            typeName(base).map { $0 + [.init(name: name, arguments: arguments)] }
        case .member(let base?, "init", _): typeName(base)
        case .metatype(let type): type.nominal?.components
        default: nil
        }
    }

    /// The static type of a value; nil if it is not certain.
    func type(of bound: CodeExpression) -> TypeExpression? {
        let expression = bound.withoutBinding
        let names = expression.names
        let known = walker.frame
        walker.frame = newFrame()
        defer { walker.frame = known }
        for name in names {
            let isProjection = name.first == "$" || name.first == "_" && name.count > 1
            let plain = isProjection && scope.local(name) == nil ? String(name.dropFirst()) : name
            if let local = scope.local(plain) {
                walker.frame.declare(name, .value(type(of: local).map { Typed($0) } ?? .unknown, constant: nil))
            }
        }
        let frame = walker.frame
        return walker.silently {
            walker.frame = frame
            return walker.walk(expression).likelyType
        }
    }

    private func type(of local: ViewLocal) -> TypeExpression? {
        if let declared = local.declared { return local.isResolved ? declared : walker.resolve(declared) }
        if let known = local.known { return known }
        guard case .value(let value) = local.kind, !local.isOpen else { return nil }
        local.isOpen = true
        let found = type(of: value)
        local.isOpen = false
        local.known = found
        return found
    }

    /// Notes the type of a property whose attribute says it.
    func noteType(of member: CodeMember, at place: CodeIndex.MemberPlace) {
        guard member.kind == .property, member.type == nil else { return }
        let context = index.context(file: place.file, owner: member.owner, generics: [])
        for attribute in member.attributes where attribute.arguments.count == 1 {
            switch attribute.arguments[0].value {
            case .metatype(let type):
                walker.propertyTypes[place] = .instance(index.resolve(type, in: context, file: place.file))
            case .keyPath(_, let names, _) where attribute.name == "Environment" && names.count == 1:
                // A value that the sources add to the environment.
                guard let value = index.ownMembers(names[0], of: "EnvironmentValues").first else { continue }
                walker.propertyTypes[place] = walker.type(of: value)
            default: continue
            }
        }
    }

    /// Whether a function or property stands for views.
    func makesViews(_ place: CodeIndex.MemberPlace) -> Bool {
        if let known = knownMakers[place] { return known }
        let makes = makesViews(index[place], file: place.file)
        knownMakers[place] = makes
        return makes
    }

    private func makesViews(_ member: CodeMember, file: Int) -> Bool {
        if SwiftUINames.bodies.contains(member.name), member.kind != .initializer, member.owner != nil { return true }
        if member.attributes.contains(where: { $0.name.hasSuffix("Builder") && $0.name != "StringBuilder" }) {
            return true
        }
        guard let type = member.type else { return false }
        return mayBeView(type, in: member, file: file)
    }

    /// Whether values of a type may be views, or closures that make views.
    func mayBeView(_ type: TypeExpression, in member: CodeMember, file: Int) -> Bool {
        switch type {
        case .optional(let inner), .array(let inner): return mayBeView(inner, in: member, file: file)
        case .function(let function): return mayBeView(function.result, in: member, file: file)
        case .dictionary(_, let value): return mayBeView(value, in: member, file: file)
        case .tuple(let elements): return elements.contains { mayBeView($0.type, in: member, file: file) }
        case .composition(let parts): return parts.contains { mayBeView($0, in: member, file: file) }
        case .nominal(let nominal):
            let path = nominal.path
            if path == "AnyView" || path == "Content" || SwiftUINames.shown.contains(path) || path == "Self"
                || path == "ModifiedContent"
            {
                return true
            }
            if member.genericParameters.contains(path) { return true }
            let name = nominal.components.last?.name ?? ""
            if !index.mayDeclare(name), !types.isGenericParameter(name) { return false }
            let context = index.context(file: file, owner: member.owner, generics: member.genericParameters)
            guard let resolved = index.resolve(type, in: context, file: file).nominal else { return false }
            return resolved.module == CodeIndex.genericModule || types.isShown(resolved.path)
        case .metatype, .protocolMetatype, .other: return false
        }
    }
}

extension CodeExpression {
    /// The names of variables in a short expression.
    var names: Set<String> {
        switch self {
        case .name(let name, _): name.isCapitalized ? [] : [name]
        case .member(let base, _, _): base?.names ?? []
        case .call(let call):
            call.arguments.reduce(into: call.callee.names) {
                if case .closure = $1.value { return } else { $0.formUnion($1.value.names) }
            }
        case .cast(let value, _, _), .forced(let value), .chained(let value), .attempt(let value, _): value.names
        case .binary(let left, _, let right, _): left.names.union(right.names)
        case .conditional(_, let first, let second): first.names.union(second.names)
        case .array(let elements), .other(let elements): elements.reduce(into: []) { $0.formUnion($1.names) }
        case .tuple(let elements): elements.reduce(into: []) { $0.formUnion($1.value.names) }
        case .closure, .branch, .literal, .metatype, .dictionary, .keyPath: []
        }
    }
}
