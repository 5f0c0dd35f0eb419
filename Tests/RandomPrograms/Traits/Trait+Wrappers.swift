extension Trait {
    /// A property wrapper with `init(wrappedValue:)`, so that the memberwise initializer takes the value.
    static let valueWrapper = Trait(
        name: "wrapper of a value", percent: 60, stage: .after,
        isFit: { draft, builder in
            // Swift does not compile such a property of a nonisolated type if its value is not Sendable.
            draft.isMemberwise && !draft.parameters.isEmpty && !draft.type.attributes.contains("nonisolated")
                && !builder.program.modules[draft.module].options.isOnMainActor
        }
    ) { draft, builder in
        let position = builder.number(below: draft.parameters.count)
        guard draft.parameters[position].wrapper == nil else { return }
        let wrapper = builder.wrapper(for: &draft, "let dependency: Content", "wrappedValue")
        draft.parameters[position].wrapper = (wrapper, draft.parameters[position].type)
    }

    /// A property wrapper without `init(wrappedValue:)`, so that the memberwise initializer takes the wrapper, as a
    /// run-time value.
    static let madeWrapper = Trait(
        name: "wrapper at run time", percent: 35, stage: .before,
        isFit: { draft, _ in
            draft.isMemberwise && draft.scope == .unique && draft.tag == nil && draft.keys.count < 2
                && draft.onDemand.isEmpty && draft.assisted.isEmpty
        }
    ) { draft, builder in
        let wrapper = builder.wrapper(for: &draft, "let dependency: Content", "held")
        let number = "\(builder.number(below: 90) + 10)"
        var parameter = builder.parameter("\(wrapper)<Int>", .text(number))
        parameter.label = parameter.name
        parameter.wrapper = (wrapper, "Int")
        draft.infersAssisted = true
        draft.parameters.append(parameter)
        draft.assisted.append((parameter.label, parameter.type, "\(wrapper)(held: \(number))"))
    }

    /// A property wrapper with `init()`, which the memberwise initializer does not require.
    static let emptyWrapper = Trait(
        name: "wrapper of nothing", percent: 25, stage: .after,
        isFit: { draft, _ in draft.isMemberwise && !draft.infersAssisted }
    ) { draft, builder in
        let wrapper = builder.wrapper(for: &draft, "let dependency: Content? = nil", nil)
        var parameter = builder.parameter("\(wrapper)<Character>", .nothing)
        parameter.wrapper = ("\(wrapper)<Character>", "Character?")
        draft.parameters.append(parameter)
    }
}

extension ProgramBuilder {
    /// Declares a property wrapper, sometimes in a library.
    ///
    /// - Parameter label: The label of the value in its initializer, or nil if the initializer takes nothing.
    fileprivate mutating func wrapper(
        for draft: inout ClassDraft, _ member: String, _ label: String?
    ) -> String {
        let name = names.next() + "Wrapper"
        let home = home(in: draft.module, percent: 60)
        let access = access(in: home)
        let type = label == nil ? "Content?" : "Content"
        let initializer = label.map { "init(\($0): Content) { self.dependency = \($0) }" } ?? "init() {}"
        declare(
            """
            @propertyWrapper
            \(access)struct \(name)<Content>: @unchecked Sendable {
                \(access)\(member)
                \(access)var wrappedValue: \(type) { self.dependency }
                \(access)\(initializer)
            }

            """, in: home)
        draft.furtherModules.insert(home)
        if home != draft.module { count("wrapper of a library") }
        return name
    }
}
