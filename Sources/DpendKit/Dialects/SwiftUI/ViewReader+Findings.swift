/// The findings of a reader of views: roots, kept views, supplies.
extension ViewReader {
    func add(_ root: ViewRoot) {
        var root = root
        if root.kind == .program, let owner = unmentionedOwner {
            root.kind = .unknown("nothing in these sources mentions '\(owner)', which shows it")
        }
        if let current, scope.notesRoots {
            for event in root.events {
                if case .slot(let name) = event.target {
                    slotRoots[current, default: [:]][name, default: []].append(
                        ViewRoot(name: root.name, kind: root.kind, location: root.location, events: [event]))
                }
            }
        }
        root.events.removeAll { if case .slot = $0.target { true } else { false } }
        // Beside previews, inactive code shows nothing.
        let isOfPreview: Bool = if case .preview? = current { true } else { root.kind == .preview }
        if root.events.isEmpty || !scope.notesRoots || index.readsInactive && !isOfPreview { return }
        findings.add(root)
    }

    /// The outermost type around the code, if no other file mentions it. A storyboard or a property list may.
    private var unmentionedOwner: String? {
        guard var owner = scope.owner else { return nil }
        while let outer = index.files[scope.file].types[owner].parent { owner = outer }
        let path = index.name(ofType: owner, file: scope.file)
        let name = path.split(separator: ".").last.map(String.init) ?? path
        if mentions[name]?.contains(where: { $0 != scope.file }) ?? false || !index.isDeclared(path) { return nil }
        let isNearby = findings.knownNeighbors[path] ?? isMentioned(name, besideType: owner)
        findings.knownNeighbors[path] = isNearby
        if isNearby { return nil }
        let lineage = index.lineage(of: path)
        if lineage.contains(where: SwiftUINames.sceneDelegates.contains), isBesideApp { return path }
        if lineage.contains(where: { SwiftUINames.programs.contains($0) || SwiftUINames.delegates.contains($0) })
            || types.isShown(path)
        {
            return nil
        }
        return index.files[scope.file].types[owner].attributes.contains { ProgramReader.marks.contains($0.name) }
            ? nil : path
    }

    /// Whether code beside a type mentions it in the same file.
    private func isMentioned(_ name: String, besideType owner: Int) -> Bool {
        let code = index.files[scope.file]
        func isName(_ expression: CodeExpression) -> Bool {
            if case .name(name, _) = expression { true } else { false }
        }
        func isBeside(_ member: CodeMember) -> Bool {
            guard var outer = member.owner else { return true }
            while let next = code.types[outer].parent { outer = next }
            return outer != owner && code.types[outer].name != name
        }
        return code.statements.contains(where: isName)
            || code.members.contains { isBeside($0) && $0.contains(where: isName) }
    }

    /// Whether the file is built into a program that begins with an `App`.
    private var isBesideApp: Bool {
        if types.appFiles.isEmpty { return false }
        let built = targets.filter { $0.files.contains(index.files[scope.file].path) }
        return types.appFiles.contains { app in
            built.isEmpty
                ? index.module(ofFile: app) == index.module(ofFile: scope.file)
                : built.contains { $0.files.contains(index.files[app].path) }
        }
    }

    /// Views that flow to where no further reading follows them.
    func discard(_ events: [ViewEvent]) {
        for event in events {
            add(
                ViewRoot(
                    name: scope.function,
                    kind: .unknown("the views that '\(scope.function)' makes may be shown anywhere"),
                    location: event.location, events: [event]))
        }
    }

    /// Adds views to a place, besides those in its own code.
    func keep(_ views: [ViewEvent], in place: ViewPlace) { for view in views { findings.keep(view, in: place) } }

    /// The number of the supply at a place.
    func supply(
        _ type: TypeExpression, _ call: String, _ value: SupplyValue? = nil, at location: SourceLocation
    ) -> Int {
        let place = SupplyPlace(location: location, type: type.withoutModules)
        return findings.supply(at: place) {
            var registration = Registration(
                key: RegistryKey(type: place.type), call: call, function: scope.function, location: location)
            (registration.scope, registration.value) = (.shared, value)
            registration.supertypes = type.nominal.map { Set(index.lineage(of: $0.path).dropFirst()) } ?? []
            return registration
        }
    }
}

extension TypeExpression {
    /// The type by its name alone: two targets of an app may both have a type of this name, and compile the same file.
    var withoutModules: TypeExpression {
        mappingNominals { nominal in
            var plain = nominal
            (plain.module, plain.isConfusable) = (nil, false)
            return plain
        }
    }
}
