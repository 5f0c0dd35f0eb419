/// A class, actor or structure that is being built.
struct ClassDraft {
    var kind: Kind
    var module: Int
    var type: TypeDeclaration
    let provider: Provider
    var scope = Scope.unique
    /// The tag of `--implicit-tag`.
    var tag: String?
    /// The effects of its initializer itself.
    var own = Effects()
    var isOnMainActor = false
    /// Whether its initializer is nonisolated although the type belongs to the main actor.
    var hasFreeInitializer = false
    /// `throws(Failure)` or `rethrows`, instead of `throws`.
    var throwsClause: String?
    /// `@available(…) ` before the chosen initializer.
    var initializerAvailability = ""
    /// A condition of the compiler around it.
    var condition: ConditionDraft?
    /// Further modules that a file with its name must import.
    var furtherModules: Set<Int> = []
    /// Whether it is declared Sendable, or is Sendable by its isolation.
    var isSendable: Bool
    /// The protocols that are its keys. Without any, its name is the key.
    var keys: [Key] = []
    /// The keys that it stands in for.
    var onDemand: [Key] = []
    /// The parameters of the chosen initializer.
    var parameters: [Parameter] = []
    /// The `@Injected` properties.
    var properties: [Parameter] = []
    /// Run-time values, by the parameters' labels.
    var assisted: [(label: String, type: String, value: String)] = []
    /// Whether run-time values are inferred, without an attribute.
    var infersAssisted = false
    var isFailable = false
    /// Further initializers, which are not chosen.
    var others: [Initializer] = []
    /// Whether its arguments are in stored properties of the memberwise initializer.
    var isMemberwise = false
    /// Whether the chosen initializer stands in an extension and calls an unusable one.
    var isInitializerAdded = false
    /// The call of the superclass's initializer.
    var superclassCall: String?
    /// Whether comments set the scope, the tag and the inference of run-time values.
    var isScopeCommented = false
    var isTagCommented = false
    var isAssistedCommented = false
    /// The scope of a pattern that a comment overrides.
    var overruledScope: Scope?
    var overruledTag: String?

    enum Kind: String {
        case `class` = "final class"
        case actor
        case structure = "struct"
    }

    struct Key {
        /// The type as written: `any Harbor`.
        var type: String
        var name: String
        var module: Int
        var isProtocol = true
        var isSendable: Bool
        /// Whether the type conforms to it only on the main actor.
        var isIsolated = false
        var furtherModules: Set<Int> = []
    }

    /// The effects of making one.
    var effects: Effects {
        var effects = (parameters + properties).reduce(own) { $0.union($1.effects) }
        if isOnMainActor, !hasFreeInitializer { effects.onMainActor = true }
        return effects
    }

    /// The effects of making one as one of its keys.
    func effects(as key: Key) -> Effects { key.isIsolated ? effects.union(Effects(onMainActor: true)) : effects }

    var isFresh: Bool {
        scope == .unique && own == Effects() && !isOnMainActor && parameters.isEmpty && properties.isEmpty
    }

    var reachesShared: Bool { scope == .shared || (parameters + properties).contains(where: \.reachesShared) }

    /// The context of its parameters.
    var context: RequestContext {
        RequestContext(
            module: module, isKept: scope.isKept,
            needsSendable: kind == .actor || own.awaiting || (isMemberwise && isSendable),
            isOnMainActor: isOnMainActor, takesClosures: !isMemberwise, takesDefaults: !isMemberwise,
            takesAbsent: !infersAssisted, takesFresh: kind == .actor && !own.awaiting)
    }
}

extension ProgramBuilder {
    /// A draft with a name that a filter chooses.
    mutating func draft(_ kind: ClassDraft.Kind, in module: Int) -> ClassDraft {
        let name = implicitName()
        let type = TypeDeclaration(keyword: kind.rawValue, name: name, access: access(in: module))
        return ClassDraft(
            kind: kind, module: module, type: type, provider: Provider(typeName: "", initializer: ""),
            isSendable: kind == .actor)
    }

    /// A declared protocol. It is Sendable if all conforming types are.
    mutating func newProtocol(
        in module: Int, isSendable: Bool, inheriting parents: [String] = [], attribute: String = ""
    ) -> String {
        let name = names.next()
        let inherited = parents + (isSendable ? ["Sendable"] : [])
        let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        declare("\(attribute)\(access(in: module))protocol \(name)\(clause) {}\n", in: module)
        return name
    }

    /// Adds a finished draft, and offers its keys.
    mutating func finish(_ draft: ClassDraft) {
        var draft = draft
        draft.parameters = draft.parameters.withCallableLabels
        let access = access(in: draft.module)
        write(&draft, access)
        let provider = draft.provider
        provider.typeName = program.modules[draft.module].name + "." + draft.type.fullName
        provider.arguments = (draft.parameters + draft.properties).map(\.argument)
        provider.scope = draft.scope
        provider.effects = draft.effects
        declare(
            Declaration(
                content: .type(draft.type), namedModules: draft.keyModules, isChosen: true, condition: draft.condition),
            in: draft.module)
        choose(draft)
        if draft.scope == .eagerSingleton { program.start = program.start.union(draft.effects) }
        offer(draft)
        count("kind: \(draft.kind.rawValue)")
        count("scope: \(draft.scope.rawValue)")
        if draft.own.throwing { count("initializer: throws") }
        if draft.own.awaiting { count("initializer: async") }
        if draft.isOnMainActor { count("type: @MainActor") }
        if draft.tag != nil { count("type: --implicit-tag") }
        if draft.module != applicationIndex { count("module: library") }
    }

    /// Adds patterns for everything that comments do not set.
    private mutating func choose(_ draft: ClassDraft) {
        let pattern = "^" + draft.type.fullName.replacing(".", with: #"\."#) + "$"
        if draft.scope != .unique, !draft.isScopeCommented {
            program.modules[draft.module].options.scopes.append((pattern, draft.scope))
        }
        if let tag = draft.tag, !draft.isTagCommented {
            program.modules[draft.module].options.tags.append((pattern, tag))
        }
        if draft.infersAssisted, !draft.isAssistedCommented {
            program.modules[draft.module].options.assisted.append(pattern)
        }
        // Comments take precedence over patterns.
        if let scope = draft.overruledScope { program.modules[draft.module].options.scopes.append((pattern, scope)) }
        if let tag = draft.overruledTag { program.modules[draft.module].options.tags.append((pattern, tag)) }
    }

    private mutating func write(_ draft: inout ClassDraft, _ access: String) {
        if draft.isOnMainActor { draft.type.attributes.append(mainActor) }
        draft.type.inheritance += draft.isSendable && draft.kind != .actor && !draft.isOnMainActor ? ["Sendable"] : []
        let page = "\(draft.kind == .structure ? "" : "nonisolated ")let page"
        var initializer = Initializer(
            access: access, modifiers: draft.initializerAvailability + (draft.hasFreeInitializer ? "nonisolated " : ""),
            isFailable: draft.isFailable, parameters: draft.parameters, effects: draft.own,
            throwsClause: draft.throwsClause)
        draft.provider.initializer = initializer.signature
        if draft.isMemberwise {
            for parameter in draft.parameters.indices {
                draft.parameters[parameter].label = draft.parameters[parameter].name
            }
            initializer.parameters = draft.parameters
            draft.provider.initializer = initializer.signature
            draft.type.members.append("\(page) = Page(members: \"\(initializer.signature)\")")
            draft.type.members += draft.parameters.map(\.member)
            return
        }
        draft.type.members.append("\(page): Page")
        let start = draft.superclassCall.map { [$0] } ?? []
        initializer.body = initializer.standardBody + start
        draft.others = draft.others.map { other in
            var other = other
            other.body = other.body ?? (other.standardBody + start)
            return other
        }
        if !draft.properties.isEmpty {
            draft.type.members += draft.properties.map { "\($0.attribute) \(access)var \($0.name): \($0.type)" }
            let notes = draft.properties.flatMap(\.notes).map {
                $0.replacing("page.", with: "self.page.", maxReplacements: 1)
            }
            initializer.body! += ["page.whenComplete { [unowned self] in \(notes.joined(separator: "; ")) }"]
        }
        if draft.isInitializerAdded {
            // The called initializer is private, so only the one in the extension counts.
            let inner = Initializer(
                access: "fileprivate ",
                parameters: [Parameter(label: "_", name: "page", type: "Page", notes: [], wiring: .nothing)],
                body: ["self.page = page"] + start)
            initializer.body =
                ["let page = Page(\"\(initializer.signature)\")"] + initializer.parameters.flatMap(\.notes) + [
                    "self.init(page)"
                ]
            initializer.modifiers = draft.initializerAvailability + "convenience "
            draft.type.initializers.append(inner)
            draft.type.addedInitializers.append(initializer)
        } else {
            draft.type.initializers.append(initializer)
        }
        draft.type.initializers += draft.others
    }

    private mutating func offer(_ draft: ClassDraft) {
        let own = ClassDraft.Key(
            type: draft.type.fullName, name: draft.type.fullName, module: draft.module, isProtocol: false,
            isSendable: draft.isSendable || draft.isOnMainActor)
        let direct = draft.keys.isEmpty ? [own] : draft.keys
        let uses = draft.kind == .actor && draft.scope == .unique ? 1 : Int.max
        func offer(_ key: ClassDraft.Key, isDirect: Bool) -> Offer {
            Offer(
                type: key.type, key: key.name, tag: key.name == own.name && !isDirect ? nil : draft.tag,
                wiring: .made(draft.provider), effects: draft.effects(as: key), module: key.module,
                provided: draft.module, isSendable: key.isSendable, reachesShared: draft.reachesShared,
                isDirect: isDirect, isProtocol: key.isProtocol, usesLeft: uses,
                assisted: draft.assisted.map { ($0.type, $0.value) },
                isFresh: draft.isFresh, isOptional: draft.isFailable,
                furtherModules: key.furtherModules.union(draft.furtherModules))
        }
        for (position, key) in direct.enumerated() {
            // With its own uses, a second key would be a second place.
            if position == 0 || uses == .max { offers.append(offer(key, isDirect: true)) }
            let arguments = draft.assisted.map { "\($0.label == "_" ? "" : "\($0.label): ")\($0.value)" }.joined(
                separator: ", ")
            let prefix =
                draft.isFailable
                ? "optional" + key.name.split(separator: ".").joined() : key.name.accessor(tag: draft.tag)
            program.roots.append(
                .init(
                    name: prefix + (draft.assisted.isEmpty ? "" : "(\(arguments))"), wiring: .made(draft.provider),
                    effects: draft.effects(as: key), runTimeKey: draft.assisted.isEmpty ? nil : key.type))
        }
        guard uses == .max else { return }
        for key in (draft.keys.isEmpty ? [] : [own]) + draft.onDemand {
            offers.append(offer(key, isDirect: false))
        }
    }
}

extension ClassDraft {
    /// The modules of its protocols.
    fileprivate var keyModules: Set<Int> {
        let own = furtherModules.union((keys + onDemand).flatMap { [$0.module] + $0.furtherModules })
        return (parameters + properties).reduce(into: own) { $0.formUnion($1.imports) }
    }
}

extension Initializer {
    /// Sets the page and records the parameters.
    var standardBody: [String] { ["page = Page(\"\(signature)\")"] + parameters.flatMap(\.notes) }
}
