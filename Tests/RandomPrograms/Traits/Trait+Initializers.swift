extension Trait {
    /// Run-time values.
    static let assisted = Trait(
        name: "@Assisted", percent: 14, stage: .before, isFit: { draft, _ in draft.canTakeRunTimeValues }
    ) { draft, builder in
        draft.addRunTimeValues(to: &builder, attribute: "@Assisted ")
    }

    /// Run-time values by `--implicit-assisted` or a comment.
    static let inferredValues = Trait(
        name: "--implicit-assisted", percent: 14, stage: .before, isFit: { draft, _ in draft.canTakeRunTimeValues }
    ) { draft, builder in
        draft.infersAssisted = true
        draft.addRunTimeValues(to: &builder, attribute: "")
    }

    /// `init?`, which provides a `T?`.
    static let failable = Trait(
        name: "init?", percent: 6, stage: .before,
        isFit: { draft, _ in
            !draft.isMemberwise && draft.assisted.isEmpty && draft.tag == nil && draft.keys.count < 2
                && draft.onDemand.isEmpty
                && draft.scope == .unique
        }
    ) { draft, _ in
        draft.isFailable = true
    }

    /// Another initializer with fewer parameters.
    static let losingInitializer = Trait(
        name: "initializer that takes less", percent: 20, stage: .after,
        isFit: { draft, _ in
            // An older initializer would win.
            !draft.isMemberwise && draft.initializerAvailability.isEmpty
                && !draft.parameters.isEmpty && draft.assisted.isEmpty && draft.properties.isEmpty
                && !draft.isFailable
                && draft.parameters.allSatisfy {
                    $0.defaultValue == nil && !$0.type.hasSuffix("...") && !$0.type.hasSuffix("?")
                }
        }
    ) { draft, builder in
        let access = builder.access(in: draft.module)
        draft.others.append(Initializer(access: access))
    }

    /// Other initializers with more parameters that cannot be called: private, generic, unavailable or unsatisfied
    /// ones.
    static let unusableInitializer = Trait(
        name: "initializer that cannot be used", percent: 20, stage: .after,
        isFit: { draft, _ in !draft.isMemberwise && draft.assisted.isEmpty }
    ) { draft, builder in
        var longer = draft.parameters
        let extra = builder.parameter("Character", .nothing)
        longer.append(extra)
        let access = builder.access(in: draft.module)
        switch builder.number(below: 3) {
        case 0: draft.others.append(Initializer(access: "private ", parameters: longer.withCallableLabels))
        case 1:
            draft.others.append(
                Initializer(
                    access: access, generics: "<Content>",
                    parameters: (longer + [
                        builder.parameter("Content", .nothing)
                    ]).withCallableLabels))
        default:
            let attribute = builder.pick(["@available(*, unavailable) ", "@available(swift, obsoleted: 5.5) "])
            draft.others.append(
                Initializer(
                    access: access, modifiers: attribute,
                    parameters: (draft.parameters + [
                        builder.parameter("Int", .text("0"))
                    ]).withCallableLabels, body: ["fatalError()"]))
        }
    }

    /// The initializer stands in an extension.
    static let addedInitializer = Trait(
        name: "initializer in an extension", percent: 12, stage: .after,
        isFit: { draft, _ in
            draft.kind == .class && draft.type.enclosing == nil && !draft.isOnMainActor && draft.others.isEmpty
                && draft.properties.isEmpty
                && draft.assisted.isEmpty && !draft.own.awaiting
        }
    ) { draft, _ in
        draft.isInitializerAdded = true
    }

    /// Properties that are set after the initializer.
    static let injected = Trait(
        name: "@Injected", percent: 12, stage: .after,
        isFit: { draft, _ in
            draft.kind == .class && (!draft.isSendable || draft.isOnMainActor) && !draft.own.awaiting
                && !draft.isInitializerAdded && !draft.hasFreeInitializer
        }
    ) { draft, builder in
        for _ in 0...builder.number(below: 2) {
            guard var property = Request.plain.make(&builder, draft.context) else { return }
            property.attribute = "@Injected"
            property.label = property.name
            property.notes = ["page.note(\"\(property.name)\", self.\(property.name))"]
            draft.properties.append(property)
        }
    }
}

extension ClassDraft {
    fileprivate var canTakeRunTimeValues: Bool {
        scope == .unique && !isMemberwise && tag == nil && keys.count < 2 && onDemand.isEmpty && assisted.isEmpty
    }

    fileprivate mutating func addRunTimeValues(to builder: inout ProgramBuilder, attribute: String) {
        for _ in 0...builder.number(below: 2) {
            let number = "\(builder.number(below: 90) + 10)"
            let kinds = [
                ("Int", number, number), ("String", number, "\"\(number)\""), ("Int?", number, number),
                ("[Int]", "[\(number)]", "[\(number)]"),
            ]
            let (type, text, value) = builder.pick(kinds)
            var parameter = builder.parameter(type, type == "[Int]" ? .list([.text(number)]) : .text(text))
            parameter.attribute = attribute
            if assisted.contains(where: { $0.label == parameter.label }) { parameter.label = parameter.name }
            parameters.append(parameter)
            assisted.append((parameter.label, parameter.type, value))
        }
    }
}
