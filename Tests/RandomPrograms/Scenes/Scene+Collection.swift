extension Scene {
    /// Several classes of one protocol, some with a tag, and a class that requires all of them.
    static let collection = Scene(name: "collection") { builder, module in
        let isSendable = builder.chance(50)
        let name = builder.newProtocol(in: module, isSendable: isSendable)
        let key = ClassDraft.Key(type: "any \(name)", name: name, module: module, isSendable: isSendable)
        let tag = builder.chance(40) ? builder.tag(in: module) : nil
        var elements: [(name: String, offer: Offer)] = []
        var drafts: [ClassDraft] = []
        for position in 0..<(2 + builder.number(below: 3)) {
            var draft = builder.draft(builder.chance(25) ? .actor : .class, in: module)
            draft.isSendable = isSendable || draft.kind == .actor
            draft.type.inheritance.append(name)
            if position > 0 || builder.chance(50) { draft.tag = tag }
            if isSendable, builder.chance(30) { draft.scope = .singleton }
            if draft.kind == .actor { draft.scope = .singleton }
            draft.parameters = builder.parameters(builder.number(below: 3), draft.context)
            builder.finishElement(&draft, key)
            drafts.append(draft)
            elements.append((draft.type.fullName, builder.element(draft, key)))
        }
        for draft in drafts {
            builder.addRoot(of: draft, key, isShared: drafts.filter { $0.tag == draft.tag }.count > 1)
        }
        let sorted = elements.sorted { $0.name < $1.name }.map(\.offer)
        builder.groups.append(Group(type: key.type, module: module, elements: sorted))
        var consumer = builder.draft(.class, in: module)
        consumer.parameters = [builder.collection(key.type, sorted)]
        if let tag {
            let tagged = sorted.filter { $0.tag == tag }
            if !tagged.isEmpty { consumer.parameters.append(builder.collection("Tagged<\(key.type), \(tag)>", tagged)) }
        }
        builder.finish(consumer)
        return true
    }
}

extension ProgramBuilder {
    /// Adds a class that shares its key with others, so that only its own name is offered.
    mutating func finishElement(_ draft: inout ClassDraft, _ key: ClassDraft.Key) {
        let roots = program.roots.count
        let offers = offers.count
        finish(draft)
        program.roots.removeSubrange(roots...)
        self.offers.removeSubrange(offers...)
    }

    /// Resolves a class by its own name if its key is shared, else by its key.
    mutating func addRoot(of draft: ClassDraft, _ key: ClassDraft.Key, isShared: Bool) {
        let name = isShared ? draft.type.fullName.accessor() : key.name.accessor(tag: draft.tag)
        if isShared { count("accessor: own name") }
        program.roots.append(.init(name: name, wiring: .made(draft.provider), effects: draft.effects))
    }

    /// A class as an element of an array of a key.
    func element(_ draft: ClassDraft, _ key: ClassDraft.Key) -> Offer {
        Offer(
            type: key.type, key: key.name, tag: draft.tag, wiring: .made(draft.provider), effects: draft.effects,
            module: key.module,
            provided: draft.module, isSendable: key.isSendable, reachesShared: draft.reachesShared)
    }
}
