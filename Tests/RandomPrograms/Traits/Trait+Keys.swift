extension Trait {
    /// Required by its own protocol, which may belong to a library.
    static let protocolKey = Trait(name: "protocol", percent: 60, stage: .before) { draft, builder in
        draft.addProtocol(to: &builder)
    }

    static let secondProtocol = Trait(
        name: "two protocols", percent: 25, stage: .before,
        isFit: { draft, _ in !draft.keys.isEmpty && !(draft.kind == .actor && draft.scope == .unique) }
    ) {
        draft, builder in
        draft.addProtocol(to: &builder)
    }

    /// Stands in for a protocol that its protocol inherits.
    static let inheritedProtocol = Trait(
        name: "inherited protocol", percent: 20, stage: .before, isFit: { draft, _ in draft.keys.isEmpty }
    ) { draft, builder in
        let parent = builder.newProtocol(in: draft.module, isSendable: draft.isSendable)
        let child = builder.newProtocol(in: draft.module, isSendable: draft.isSendable, inheriting: [parent])
        draft.type.inheritance.append(child)
        draft.keys.append(.init(type: "any \(child)", name: child, module: draft.module, isSendable: draft.isSendable))
        draft.onDemand.append(
            .init(type: "any \(parent)", name: parent, module: draft.module, isSendable: draft.isSendable))
        // Swift reduces it to the protocol that inherits the other one.
        if builder.chance(50), draft.tag == nil {
            draft.onDemand.append(
                .init(type: "any \(parent) & \(child)", name: child, module: draft.module, isSendable: draft.isSendable)
            )
        }
    }

    /// A conformance in an extension.
    static let addedConformance = Trait(name: "conformance in an extension", percent: 12, stage: .before) {
        draft, builder in
        let name = builder.newProtocol(in: draft.module, isSendable: false)
        draft.type.addedConformances.append(name)
        let options = builder.program.modules[draft.module].options
        let isIsolated = draft.isOnMainActor && options.impliedFeatures.contains("InferIsolatedConformances")
        draft.keys.append(
            .init(type: "any \(name)", name: name, module: draft.module, isSendable: false, isIsolated: isIsolated))
    }

    /// Also required as `A & B`.
    static let composition = Trait(
        name: "A & B", percent: 50, stage: .before, isFit: { draft, _ in draft.keys.count == 2 }
    ) { draft, _ in
        let names = draft.keys.map(\.name)
        draft.onDemand.append(
            .init(
                type: "any \(names[0]) & \(names[1])", name: names.joined(separator: " & "), module: draft.module,
                isSendable: draft.keys.contains(where: \.isSendable),
                isIsolated: draft.keys.contains(where: \.isIsolated),
                furtherModules: Set(draft.keys.map(\.module))))
    }

    /// Stands in for a superclass that no filter chooses.
    static let superclass = Trait(
        name: "superclass", percent: 12, stage: .before,
        isFit: { draft, _ in
            draft.kind == .class && !draft.isSendable && !draft.isOnMainActor && draft.type.addedConformances.isEmpty
        }
    ) { draft, builder in
        let name = builder.names.next() + "Base"
        let access = builder.access(in: draft.module)
        builder.declare("\(access)class \(name) {\n    \(access)init(origin: Int) {}\n}\n", in: draft.module)
        draft.superclassCall = "super.init(origin: 0)"
        draft.type.inheritance.insert(name, at: 0)
        draft.onDemand.append(.init(type: name, name: name, module: draft.module, isProtocol: false, isSendable: false))
    }
}

extension ClassDraft {
    fileprivate mutating func addProtocol(to builder: inout ProgramBuilder) {
        let home = builder.home(in: module)
        let name = builder.newProtocol(in: home, isSendable: isSendable)
        type.inheritance.append(name)
        keys.append(.init(type: "any \(name)", name: name, module: home, isSendable: isSendable))
        if home != module { builder.count("protocol of a library, class elsewhere") }
    }
}

extension ProgramBuilder {
    /// The module of a type that a class of a module uses: sometimes a linked library.
    mutating func home(in module: Int, percent: Int = 20) -> Int {
        let links = program.modules[module].links
        return !links.isEmpty && chance(percent) ? pick(links) : module
    }
}
