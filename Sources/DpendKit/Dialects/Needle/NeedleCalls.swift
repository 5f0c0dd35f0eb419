/// Checks the calls that make components. Needle's generator registers a component below another one only if it sees
/// the call.
struct NeedleCalls {
    private let tree: ScopeTree
    private let scopes: [String: Int]
    private let unseen: [String: (reason: String, location: SourceLocation, isRoot: Bool)]
    private let files: [SourceOutline]
    /// Classes that inherit from components, with the component.
    private var subclasses: [String: (component: Int, location: SourceLocation)] = [:]
    private var generic: Set<String> = []

    init(
        tree: ScopeTree, scopes: [String: Int],
        unseen: [String: (reason: String, location: SourceLocation, isRoot: Bool)], files: [SourceOutline]
    ) {
        (self.tree, self.scopes, self.unseen, self.files) = (tree, scopes, unseen, files)
        var parents: [String: (parent: String, location: SourceLocation)] = [:]
        for file in files {
            for type in file.types where type.kind == .class {
                if scopes[type.name] != nil, type.componentKind != nil {
                    if type.isGeneric { generic.insert(type.name) }
                } else if let first = type.inherited.first, type.componentKind == nil {
                    parents[type.name] = (first.name, type.location)
                }
            }
        }
        for (name, own) in parents {
            var seen = Set([name])
            var next = own.parent
            while scopes[next] == nil, let above = parents[next], seen.insert(next).inserted { next = above.parent }
            if let component = scopes[next] { subclasses[name] = (component, own.location) }
        }
    }

    func problems() -> (problems: [ScopeTree.Problem], undecided: [OpenProvider]) {
        var problems: [ScopeTree.Problem] = []
        var undecided: [OpenProvider] = []
        for file in files {
            for (position, type) in file.types.enumerated() {
                let owner = owner(of: position, in: file)
                for call in type.calls {
                    switch judge(call, in: owner) {
                    case .problem(let problem): problems.append(problem)
                    case .undecided(let reason):
                        undecided.append(OpenProvider(reason: reason, location: call.location, isRegistration: false))
                    case .fine: break
                    }
                }
            }
            for call in file.calls {
                if case .problem(let problem) = judge(call, in: nil) { problems.append(problem) }
            }
        }
        return (problems, undecided)
    }

    private enum Verdict {
        case fine
        case problem(ScopeTree.Problem)
        case undecided(String)
    }

    /// The component that a type's code belongs to, as far as the generator sees it.
    private func owner(of position: Int, in file: SourceOutline) -> Int? {
        var next: Int? = position
        while let current = next {
            let type = file.types[current]
            if type.kind == .class || type.kind == .extension && type.parent == nil {
                return type.kind == .extension || type.componentKind != nil ? scopes[type.name] : nil
            }
            next = type.parent
        }
        return nil
    }

    private func judge(_ call: CallOutline, in owner: Int?) -> Verdict {
        guard let name = name(of: call) else {
            guard call.parent == "self", call.callee == ".init", owner != nil else { return .fine }
            return .undecided("'.init(parent: self)' makes an object whose type is not known")
        }
        // Any other call makes a different type with that name.
        let isMade = call.parent != nil
        if let hidden = unseen[name], isMade || hidden.isRoot {
            return orphan(
                name, call, "Needle's generator does not see '\(name)', since \(hidden.reason)",
                notes: [("'\(name)' is declared here", hidden.location)])
        }
        if let subclass = subclasses[name], isMade || tree.scopes[subclass.component].isRoot {
            let component = tree.scopes[subclass.component].name
            return orphan(
                name, call,
                "'\(name)' is a subclass of the component '\(component)'; Needle's generator does not see that it is a component",
                notes: [("'\(name)' is declared here", subclass.location)])
        }
        guard let component = scopes[name] else { return .fine }
        if generic.contains(name), isMade || tree.scopes[component].isRoot {
            return orphan(
                name, call,
                "the component '\(name)' is generic: Needle's generator registers another name than the component has at run time",
                notes: [("'\(name)' is declared here", tree.scopes[component].location)])
        }
        guard let parent = call.parent else { return .fine }
        return judge(call, of: component, parent: parent, in: owner)
    }

    private func judge(_ call: CallOutline, of component: Int, parent: String, in owner: Int?) -> Verdict {
        let name = tree.scopes[component].name
        let isSelf = parent == "self" || parent.hasPrefix("self") && parent.dropFirst(4).first?.isWhitespace == true
        guard isSelf else {
            if parent.hasPrefix("BootstrapComponent()") { return .fine }
            // The generator searches for such calls with a pattern that requires white space before the name.
            guard call.followsSpace, call.callee == name else {
                return .undecided("'\(name)' is made below '\(parent)'")
            }
            return .problem(
                .init(
                    .invalid, "'\(name)' is made with 'parent: \(parent)', and Needle's generator accepts only 'self'",
                    about: name, at: call.location))
        }
        guard let owner else { return .undecided("'\(name)' is made by code outside components") }
        if tree.scopes[owner].children.contains(where: { $0.scope == component }) { return .fine }
        let home = tree.scopes[owner].name
        // A second component with the same name is a problem of its own.
        if call.callee == name, tree.problems.contains(where: { $0.kind == .invalid && $0.subject == home }) {
            return .fine
        }
        return orphan(
            name, call,
            "'\(name)' is made as '\(call.callee)(parent: self)', which Needle's generator does not see: it registers no '\(name)' below '\(home)'",
            remedies: [Remedy(.init(.rename, call.callee, name, at: call.location))])
    }

    private func orphan(
        _ name: String, _ call: CallOutline, _ message: String,
        notes: [(text: String, location: SourceLocation?)] = [], remedies: [Remedy] = []
    ) -> Verdict {
        .problem(.init(.orphan, message, about: name, at: call.location, notes: notes, remedies: remedies))
    }

    /// The name of the type that a call makes, if it may be a component.
    private func name(of call: CallOutline) -> String? {
        var text = call.callee
        if text == ".init" {
            guard let wanted = call.wanted else { return nil }
            text = wanted
            if text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        } else if text.hasSuffix(".init") {
            text.removeLast(5)
        }
        return text.prefix { $0 != "<" }.lastPart
    }
}

extension Substring {
    /// The text after the last dot.
    fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? String(self) }
}
