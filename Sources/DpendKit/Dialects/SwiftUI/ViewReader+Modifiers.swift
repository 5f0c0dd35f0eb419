/// Modifiers: what they supply, and what they show beside the view.
extension ViewReader {
    /// A call of a method: a modifier of a view, or a function that makes one.
    func modified(_ base: CodeExpression, _ name: String, _ call: CodeCall) -> [ViewEvent] {
        let views = shown(base)
        if let found = builtIn(name, call, views) { return found }
        if makers.contains(name) || index.declaresFunction(name) {
            if let found = changed(views, by: name, call) { return found }
            // A static function, or a method of an object.
            if let type = receiver(base), case let places = types.members(name, of: type), !places.isEmpty {
                // A view is shown as it is, whatever its own functions add.
                if types.isShown(type.path) {
                    return views
                        + (fitting(places, call).isEmpty
                            ? arguments(call) : applied(places, on: type, call, argumentViews(call)))
                }
                // 'List { … }.id(1)' is SwiftUI's, even if the sources have a 'List' with an 'id'.
                if !views.isEmpty, fitting(places, call).isEmpty { return views + arguments(call) }
                discard(views)
                return applied(places, on: type, call, argumentViews(call))
            }
            if views.isEmpty, let (place, type) = onlyMaker(name, call) {
                return applied([place], on: type, call, argumentViews(call))
            }
        }
        let isKnown = SwiftUINames.modifiers.contains(name) || index.declaresFunction(name)
        return (isKnown ? views : throughForeign(views, "'.\(name)'", call)) + arguments(call)
    }

    /// Views that code of another module shows, if a module was not read. It may supply what it knows: what a call
    /// passes, and objects of other modules.
    func throughForeign(_ views: [ViewEvent], _ name: String, _ call: CodeCall) -> [ViewEvent] {
        guard !views.isEmpty, index.importsUnread(file: scope.file) else { return views }
        let types = call.arguments.compactMap { argument -> String? in
            switch argument.value {
            case .name, .member: type(of: argument.value)?.unwrappedOnce.withoutModules.spelling(.plain)
            default: nil
            }
        }
        return views.within(.foreign(types: types, "\(name) comes from another module, which may supply it"))
    }

    /// The only method of the sources that has the name and makes views, for a receiver whose type is not known.
    private func onlyMaker(_ name: String, _ call: CodeCall) -> (CodeIndex.MemberPlace, ShownType)? {
        guard let places = makerPlaces[name].map(linked), places.count == 1, let owner = index[places[0]].owner,
            !fitting(places, call).isEmpty
        else { return nil }
        return types.type(index.name(ofType: owner, file: places[0].file), from: places[0].file).map { (places[0], $0) }
    }

    private func receiver(_ base: CodeExpression) -> ShownType? {
        if let type = type(named: base) { return type }
        return types.type(of: type(of: base), from: scope.file)
    }

    /// The meaning of a modifier of SwiftUI; nil for one that changes no environment.
    func builtIn(_ name: String, _ call: CodeCall, _ views: [ViewEvent]) -> [ViewEvent]? {
        switch name {
        case "environmentObject":
            guard call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
            return views.within(supplied(call.arguments[0].value, name, at: call.location))
        case "environment":
            if call.arguments.count == 2 {
                let isWhole: Bool = if case .keyPath(_, ["self"], _) = call.arguments[0].value { true } else { false }
                if isWhole {
                    return views.within(.uncertain("'.environment(\\.self, …)' replaces the whole environment"))
                }
                // Views below show it, and get at least what this one has.
                let given = shown(call.arguments[1].value)
                return views + given.within(.uncertain("a view below shows it, as a value of the environment"))
            }
            guard call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
            return views.within(supplied(call.arguments[0].value, name, at: call.location))
        case "modifier":
            guard call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
            return modified(views, by: call.arguments[0].value)
        case "navigationDestination":
            return views + arguments(call).within([.passes(".navigationDestination", call.location), .leavesToStack])
        case "contextMenu":
            return views
                + call.arguments.flatMap { argument -> [ViewEvent] in
                    let shown = shown(argument.value)
                    guard argument.label == "preview" else { return shown }
                    add(
                        ViewRoot(
                            name: "the preview of a context menu", kind: scope.isPreview ? .preview : .program,
                            location: argument.location, events: shown))
                    return []
                }
        default:
            if name.hasSuffix("Style"), let style = call.arguments.first?.value, let type = named(style, for: name) {
                return views + [construction(of: type, at: call.arguments[0].location)]
            }
            guard SwiftUINames.presentations.contains(name) else { return nil }
            return views + arguments(call).within([.passes(".\(name)", call.location), .beginsStack(nil)])
        }
    }

    /// The views under a modifier that is a value: `.modifier(Stores())`.
    private func modified(_ views: [ViewEvent], by modifier: CodeExpression) -> [ViewEvent] {
        var own = shown(modifier)
        if own.isEmpty, let type = modifierType(modifier) {
            own = [construction(of: type, at: index.files[type.home.file].types[type.home.position].location)]
        }
        return own + views.onWays(ways(through: modifier))
    }

    /// The type of a style that has a name of its own: `.buttonStyle(.primary)`.
    private func named(_ style: CodeExpression, for modifier: String) -> ShownType? {
        var value = style
        if case .call(let call) = value { value = call.callee }
        guard case .member(nil, let name, _) = value else { return nil }
        let protocols = [modifier.prefix(1).uppercased() + modifier.dropFirst()].flatMap { [$0, "Primitive" + $0] }
        let places = protocols.flatMap { index.ownMembers(name, of: $0) }.filter { index[$0].isStatic }
        guard places.count == 1 else { return nil }
        let found = types.type(of: walker.type(of: places[0]).type, from: places[0].file)
        return found.flatMap { types.isShown($0.path) ? $0 : nil }
    }

    private func modifierType(_ modifier: CodeExpression) -> ShownType? {
        if case .call(let call) = modifier, let type = type(named: call.callee) { return type }
        return types.type(of: type(of: modifier), from: scope.file)
    }

    /// The effects on the ways from a modifier to its content.
    func ways(through modifier: CodeExpression) -> [[WayGraph.Effect]] {
        if let type = modifierType(modifier) { return contentWays(of: type) }
        // The caller passes it.
        let name: String? =
            switch modifier {
            case .name(let name, _), .member(.name("self", _)?, let name, _): name
            default: nil
            }
        return name.map { [[.passed($0)]] } ?? [[.uncertain("a modifier whose type is not known may supply anything")]]
    }

    func contentWays(of type: ShownType) -> [[WayGraph.Effect]] {
        let bodies = types.members("body", of: type).filter { index[$0].kind == .function }
        guard let body = bodies.first, let parameter = index[body].parameters.first, index[body].body != nil else {
            return [[]]
        }
        return ways(in: .member(body, type), to: parameter.name)
    }

    /// Ways with the modifiers that a call passes, by the name of their parameter or property.
    func completed(_ ways: [[WayGraph.Effect]], _ argument: (String) -> CodeExpression?) -> [[WayGraph.Effect]] {
        ways.flatMap { way -> [[WayGraph.Effect]] in
            guard way.contains(where: { if case .passed = $0 { true } else { false } }) else { return [way] }
            return way.reduce(into: [[]]) { found, effect in
                if case .passed(let name) = effect, let value = argument(name) {
                    let inner = self.ways(through: value)
                    found = found.flatMap { outer in inner.map { outer + $0 } }
                } else {
                    found = found.map { $0 + [effect] }
                }
            }
        }
    }

    // MARK: Supplies

    private func supplied(_ value: CodeExpression, _ name: String, at location: SourceLocation) -> WayGraph.Effect {
        let call = ".\(name)(\(value.shortText))"
        if case .cast(.literal(.nothing), _, let type) = value {
            return .removes(walker.resolve(type).unwrappedOnce.withoutModules.spelling(.plain))
        }
        guard let type = type(of: value) else {
            return .suppliesUnknown("the type of '\(call)' at \(location) is not known")
        }
        let plain = type.unwrappedOnce
        if let parameter = plain.nominal, parameter.module == CodeIndex.genericModule {
            return .suppliesUnknown("'\(call)' at \(location) supplies '\(parameter.path)', in generic code")
        }
        let number = supply(plain, call, supplyValue(value), at: location)
        if plain.mentionsGeneric { return .suppliesGeneric(number) }
        return plain == type || name == "environmentObject" ? .supplies(number) : .maySupply(number)
    }

    /// A value that other code can supply too: a new object without arguments, or a static member. It must be there in
    /// all configurations, since the other code may be.
    private func supplyValue(_ value: CodeExpression) -> SupplyValue? {
        var (root, isShared) = (value, true)
        while true {
            switch root {
            case .member(let base?, let name, _):
                if case .name(let type, _) = base,
                    index.members(name, of: type).contains(where: { index[$0].isInactive })
                {
                    return nil
                }
                root = base
            case .call(let call) where call.arguments.isEmpty: (root, isShared) = (call.callee, false)
            case .name(let name, let arguments):
                if scope.local(name) != nil { return nil }
                guard name.isCapitalized else { return isShared ? sharedValue(of: name, value) : nil }
                guard name != "Self", arguments.isEmpty, !types.all(name).contains(where: types.isInactive) else {
                    return nil
                }
                return SupplyValue(text: value.shortText, isShared: isShared, isOfPreview: scope.isPreview)
            default: return nil
            }
        }
    }

    /// The static member that a property has from the beginning, as in `@State private var store = Store.shared`.
    private func sharedValue(of property: String, _ value: CodeExpression) -> SupplyValue? {
        guard case .name = value, let type = scope.type, let place = types.members(property, of: type).first,
            index[place].isStored, case .member(.name(let owner, _)?, _, _)? = index[place].value, owner.isCapitalized
        else { return nil }
        return index[place].value.flatMap(supplyValue)
    }

    /// The objects that SwiftUI itself supplies in a program: delegates that it makes.
    func adaptors(of type: ShownType) -> [WayGraph.Effect] {
        types.ownMembers(of: type).compactMap { place in
            let member = index[place]
            guard member.kind == .property,
                let attribute = member.attributes.first(where: { SwiftUINames.adaptors.contains($0.name) })
            else { return nil }
            scope = ViewScope(file: place.file, owner: member.owner, type: type, function: type.path)
            guard let delegate = walker.type(of: place).type, isObservable(delegate) else { return nil }
            return .supplies(supply(delegate, "@\(attribute.name) \(member.name)", at: member.location))
        }
    }

    /// Whether SwiftUI supplies an object of a type that it makes itself. The class of another module may be observable.
    private func isObservable(_ type: TypeExpression) -> Bool {
        guard let path = type.nominal?.path, index.isDeclared(path) else { return true }
        return index.lineage(of: path).contains { above in
            above == "ObservableObject" || above == "Observable"
                || types.all(above).contains { type in
                    index.files[type.home.file].types[type.home.position].attributes.contains {
                        $0.name == "Observable"
                    }
                }
        }
    }

    /// The views of a preview under its traits.
    func traits(of preview: CodePreview, _ file: Int, _ views: [ViewEvent]) -> [ViewEvent] {
        var found = views
        for argument in preview.arguments where argument.label == "traits" || argument.label == nil {
            scope = ViewScope(file: file, function: preview.name)
            found = trait(argument.value, found)
        }
        return found
    }

    private func trait(_ value: CodeExpression, _ views: [ViewEvent]) -> [ViewEvent] {
        switch value {
        case .call(let call):
            guard case .member(let base, let name, _) = call.callee else { return views }
            if base == nil || Self.typeName(base ?? .tuple([]))?.last?.name == "PreviewTrait", name == "modifier",
                let modifier = call.arguments.first?.value
            {
                guard case .call(let made) = modifier, let type = type(named: made.callee) else {
                    return views.within(.uncertain("a trait of a preview may supply anything"))
                }
                return views.onWays(contentWays(of: type))
            }
            return named(name, views)
        case .member(_, let name, _): return named(name, views)
        default: return views
        }
    }

    /// A trait of the sources: `static var sampleData: Self { .modifier(SampleData()) }`.
    private func named(_ name: String, _ views: [ViewEvent]) -> [ViewEvent] {
        if SwiftUINames.plainTraits.contains(name) { return views }
        guard let place = index.ownMembers(name, of: "PreviewTrait").first else {
            return views.within(.uncertain("the trait '\(name)' of a preview may supply anything"))
        }
        let member = index[place]
        scope = ViewScope(file: place.file, function: name)
        if let value = member.value { return trait(value, views) }
        guard let body = member.body, body.count == 1 else {
            return views.within(.uncertain("the trait '\(name)' of a preview may supply anything"))
        }
        return switch body[0] {
        case .expression(let value): trait(value, views)
        case .result(let value?): trait(value, views)
        default: views.within(.uncertain("the trait '\(name)' of a preview may supply anything"))
        }
    }
}

extension CodeExpression {
    /// The expression for people, if it is short.
    var shortText: String {
        switch self {
        case .name(let name, _): name
        case .member(let base, let name, _): "\(base?.shortText ?? "").\(name)"
        case .call(let call): "\(call.callee.shortText)(\(call.arguments.isEmpty ? "" : "…"))"
        case .forced(let value): "\(value.shortText)!"
        case .chained(let value): "\(value.shortText)?"
        default: "…"
        }
    }
}
