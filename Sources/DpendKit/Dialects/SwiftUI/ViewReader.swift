/// Reads which code shows which views, and what it supplies around them.
final class ViewReader {
    let index: CodeIndex
    let types: ShownTypes
    let walker: CodeWalker
    var scope = ViewScope(file: 0, function: "")
    var findings = ViewFindings()
    var knownMakers: [CodeIndex.MemberPlace: Bool] = [:]
    /// The places whose views are known, in the order of their reading.
    private(set) var events: [ViewPlace: [ViewEvent]] = [:]
    var open: Set<ViewPlace> = []
    /// For each place, the roots that show what its callers pass.
    var slotRoots: [ViewPlace: [String: [ViewRoot]]] = [:]
    var current: ViewPlace?
    var knownSlots: [SlotUse: [[WayGraph.Effect]]] = [:]
    var openSlots: Set<SlotUse> = []
    var knownHosts: [SlotUse: [ViewRoot]] = [:]
    /// The names of functions and properties that make views, or that change views.
    private(set) var makers: Set<String> = []
    /// These members of types, by their names, beside those that every view has.
    private(set) var makerPlaces: [String: [CodeIndex.MemberPlace]] = [:]
    /// The names that code mentions if it makes or supplies something.
    private(set) lazy var names = ViewNames(self)
    /// For each capitalized name, the files that mention it.
    private(set) lazy var mentions: [String: Set<Int>] = index.files.enumerated().reduce(into: [:]) { found, file in
        for name in file.element.mentioned { found[name, default: []].insert(file.offset) }
        for type in file.element.members.flatMap({ member in
            member.parameters.map(\.type) + [member.type].compactMap { $0 }
        }) {
            for name in type.nominalTypes.compactMap(\.components.last?.name) {
                found[name, default: []].insert(file.offset)
            }
        }
    }
    private lazy var helpers = BridgeHelpers(types, mentions: mentions)
    /// The programs that each file belongs to; empty if all files are read for one program.
    private let programs: [Set<Int>]
    /// The targets that build files as programs.
    let targets: [ProjectTargets.Program]
    private let cancellation: Cancellation
    /// The depth of the walk.
    var depth = 0
    static let maximumDepth = 150

    struct SlotUse: Hashable {
        var place: ViewPlace
        var slot: String
    }

    /// - Parameters:
    ///   - programs: The files of each program, if the files belong to several.
    ///   - targets: The targets that build files as programs, as far as they matter.
    ///   - cancellation: Ends the reading, which then has no use.
    init(
        _ index: CodeIndex, programs: [Set<String>] = [], targets: [ProjectTargets.Program] = [],
        unless cancellation: Cancellation
    ) {
        (self.index, self.targets, self.cancellation) = (index, targets, cancellation)
        self.programs =
            programs.isEmpty
            ? [] : index.files.map { file in Set(programs.indices.filter { programs[$0].contains(file.path) }) }
        types = ShownTypes(index)
        walker = CodeWalker(index)
        for (file, code) in index.files.enumerated() {
            for (position, member) in code.members.enumerated() {
                let place = CodeIndex.MemberPlace(file: file, position: position)
                noteType(of: member, at: place)
                if member.kind == .function || member.kind == .property, makesViews(place) {
                    makers.insert(member.name)
                    if !member.isInactive, let owner = member.owner, index.name(ofType: owner, file: file) != "View",
                        !SwiftUINames.bodies.contains(member.name)
                    {
                        makerPlaces[member.name, default: []].append(place)
                    }
                }
            }
        }
    }

    /// Reads all code.
    func readAll() {
        for (file, code) in index.files.enumerated() where code.hasBodies {
            for (position, member) in code.members.enumerated()
            where !member.isInactive && (member.body != nil || member.value != nil) {
                let owner = member.owner.flatMap { types.type(index.name(ofType: $0, file: file), from: file) }
                read(.member(.init(file: file, position: position), owner))
            }
            for (position, preview) in code.previews.enumerated() {
                let place = ViewPlace.preview(file: file, position: position)
                read(place)
                add(
                    ViewRoot(
                        name: preview.name, kind: .preview, location: preview.location,
                        events: traits(
                            of: preview, file,
                            [ViewEvent(effects: [], target: .place(place), location: preview.location)])))
            }
            scope = ViewScope(file: file, function: RegistryRequest.topLevel)
            (current, walker.frame) = (nil, newFrame())
            discard(shown(code.statements))
        }
        for (file, code) in index.files.enumerated() {
            for (position, type) in code.types.enumerated() where type.kind != .extension {
                guard let shown = types.type(index.name(ofType: position, file: file), from: file),
                    shown.home == .init(file: file, position: position), !types.isInactive(shown)
                else { continue }
                if types.isShown(shown.path) { read(.type(shown)) }
                guard types.conforms(shown, to: SwiftUINames.programs), type.kind != .protocol else { continue }
                let event = ViewEvent(
                    effects: adaptors(of: shown), target: .place(.type(shown)), location: type.location)
                add(ViewRoot(name: shown.path, kind: .program, location: type.location, events: [event]))
            }
        }
        readFurtherPlaces()
    }

    /// Reads what only ways lead to, as a member that a type gets from a protocol: it may supply and show more.
    private func readFurtherPlaces() {
        var seen: Set<ViewPlace> = []
        var open: [ViewPlace] = []
        func note(_ place: ViewPlace) { if seen.insert(place).inserted { open.append(place) } }
        func note(_ events: [ViewEvent]) { for case .place(let place) in events.lazy.map(\.target) { note(place) } }
        var known = 0
        repeat {
            known = seen.count
            for root in findings.roots { note(root.events) }
            for path in types.requests.keys.sorted() { for type in types.all(path) { note(.type(type)) } }
            for (_, views) in findings.keptInOrder { note(views) }
            while let next = open.popLast() { note(read(next)) }
        } while seen.count > known
    }

    // MARK: Places

    /// Whether a place is being read.
    func isOpen(_ place: ViewPlace) -> Bool { open.contains(place) }

    /// The views that a place shows, read once.
    @discardableResult
    func read(_ place: ViewPlace) -> [ViewEvent] {
        if let known = events[place] { return known }
        guard depth < Self.maximumDepth, !cancellation.endsWork, open.insert(place).inserted else { return [] }
        let outer = (scope, walker.frame, current, index.readsInactive)
        current = place
        depth += 1
        index.readsInactive = readsInactive(place)
        defer {
            depth -= 1
            (scope, walker.frame, current, index.readsInactive) = outer
            open.remove(place)
        }
        let found =
            switch place {
            case .type(let type): views(of: type)
            case .member(let member, let type): views(of: member, on: type)
            case .preview(let file, let position): views(ofPreview: index.files[file].previews[position], file)
            }
        events[place] = found
        return found
    }

    /// Whether the code of a place may mention what only another configuration has, as `#if DEBUG` around a preview and
    /// its helpers says.
    private func readsInactive(_ place: ViewPlace) -> Bool {
        switch place {
        case .type(let type): types.isInactive(type)
        case .member(let member, _): index[member].isInactive
        case .preview: true
        }
    }

    /// The members in which a type has its views.
    private func views(of type: ShownType) -> [ViewEvent] {
        var members: [(CodeIndex.MemberPlace, ShownType)] = SwiftUINames.bodies.sorted().flatMap {
            types.members($0, of: type)
        }.map { ($0, type) }
        if types.isBridge(type) {
            // Its helpers make views of UIKit, too.
            for inner in ([type] + helpers.helpers(of: type)).flatMap({ [$0] + types.types(within: $0) }) {
                members += types.ownMembers(of: inner).map { ($0, inner) }
            }
        }
        var seen: Set<CodeIndex.MemberPlace> = []
        return members.filter { seen.insert($0.0).inserted && index[$0.0].kind != .enumerationCase }.map {
            ViewEvent(effects: [], target: .place(.member($0.0, $0.1)), location: index[$0.0].location)
        }
    }

    /// The implementations of a requirement of a protocol.
    private func implementations(of place: CodeIndex.MemberPlace, _ type: ShownType) -> [ViewEvent] {
        let member = index[place]
        return index.allTypes(below: type.path).sorted().flatMap { path -> [ViewEvent] in
            types.all(path).flatMap { below in
                types.ownMembers(of: below).filter {
                    index[$0].name == member.name && index[$0].kind == member.kind && makesViews($0)
                }.map { step(to: $0, below) }
            }
        }
    }

    private func views(of place: CodeIndex.MemberPlace, on type: ShownType?) -> [ViewEvent] {
        let member = index[place]
        if member.body == nil, let type, index.kind(of: type.path) == .protocol, makesViews(place) {
            return implementations(of: place, type)
        }
        guard mayMakeViews(place) else { return [] }
        scope = ViewScope(
            file: place.file, owner: member.owner, type: type, isStatic: member.isStatic,
            generics: member.genericParameters, function: description(of: member, type, place.file))
        let owner = member.owner.flatMap { types.type(index.name(ofType: $0, file: place.file), from: place.file) }
        scope.notesRoots = type == owner || owner == nil
        if let type, !scope.notesRoots { scope.selfType = index.selfType(type.home.position, file: type.home.file) }
        scope.isBridge = owner.map { types.isWithinBridge($0) || helpers.contain($0) } ?? false
        walker.frame = newFrame()
        scope.result = member.type
        for parameter in member.parameters {
            let local = ViewLocal(
                mayBeView(parameter.type, in: member, file: place.file) ? .slot : .unknown, parameter.type)
            local.isPassed = true
            scope.declare(parameter.name, local)
        }
        var found: [ViewEvent] = []
        if let value = member.value { found += shown(value) }
        if let body = member.body { found += shown(body) }
        if makesViews(place) || SwiftUINames.bodies.contains(member.name) { return found }
        // A stored property may keep a closure that makes views. Of other code only the roots matter.
        if member.kind == .property { return found }
        // A host in a bridge shows its views where the bridge is shown.
        discard(found.filter { !$0.isSlot && !$0.isBlurred })
        return found.filter(\.isBlurred)
    }

    private func views(ofPreview preview: CodePreview, _ file: Int) -> [ViewEvent] {
        scope = ViewScope(file: file, function: preview.name)
        scope.isPreview = true
        walker.frame = newFrame()
        for member in preview.members {
            let kind: ViewLocal.Kind =
                member.kind == .function
                ? .function(member) : member.value.map { .value($0) } ?? member.body.map { .computed($0) } ?? .unknown
            if member.kind != .initializer { scope.declare(member.name, ViewLocal(kind, member.type)) }
        }
        return shown(preview.body)
    }

    private func description(of member: CodeMember, _ type: ShownType?, _ file: Int) -> String {
        let owner = (type?.path ?? member.owner.map { index.name(ofType: $0, file: file) }).map { $0 + "." } ?? ""
        return member.kind == .property
            ? owner + member.name : "\(owner)\(member.name)(\(member.parameters.map { "\($0.label):" }.joined()))"
    }

    func newFrame() -> CodeFrame {
        CodeFrame(
            file: scope.file, owner: scope.owner, selfType: scope.selfType, isStatic: scope.isStatic,
            context: index.context(file: scope.file, owner: scope.owner, generics: scope.generics),
            function: scope.function)
    }

    /// The members that extensions of `View` have for a file, or else those of SwiftUI's own views, as in
    /// `extension ScrollView`.
    func extensions(_ name: String) -> [CodeIndex.MemberPlace] {
        let found = linked(index.ownMembers(name, of: "View"))
        if !found.isEmpty { return found }
        return linked(makerPlaces[name] ?? []).filter { place in
            index[place].owner.map { isSwiftUIView(index.name(ofType: $0, file: place.file)) } ?? false
        }
    }

    /// Whether SwiftUI declares a view with this name, and the sources declare no type with it.
    func isSwiftUIView(_ name: String) -> Bool {
        (SwiftUINames.containers.contains(name) || SwiftUINames.stacks.contains(name)) && !index.isDeclared(name)
    }

    /// The functions and variables outside of all types that a file can use.
    func globals(_ name: String) -> [CodeIndex.MemberPlace] { linked(index.globals(name)) }

    /// The places that a program has beside the file that is being read.
    func linked(_ places: [CodeIndex.MemberPlace]) -> [CodeIndex.MemberPlace] {
        if programs.isEmpty || places.isEmpty { return places }
        let own = programs[scope.file]
        return places.filter { !programs[$0.file].isDisjoint(with: own) }
    }
}
