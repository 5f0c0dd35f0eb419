/// The reports about requests that get what code supplies on the way to them.
struct WayReports {
    private let graph: RegistryGraph
    private let ways: WayGraph
    private let makers: InstanceMakers
    private var registry: Registry { graph.registry }

    /// The registrations by the groups of their keys.
    private let byGroup: [String: [Registration]]

    init(_ reports: RegistryReports, _ ways: WayGraph) {
        (graph, makers, self.ways) = (reports.graph, reports.makers, ways)
        byGroup = Dictionary(grouping: graph.registry.registrations) { $0.key.group }
    }

    /// The registrations of a key, wherever they supply it.
    private func supplies(of key: RegistryKey) -> [Registration] {
        byGroup[key.group, default: []].filter { $0.key.type.mayBe(key.type) }
    }

    /// The failing requests that the run judges, with their ways.
    private var failures: [(position: Int, key: RegistryKey, way: RegistryGraph.FailingWay)] {
        graph.failingWays.keys.sorted().compactMap { position in
            let request = registry.requests[position]
            guard graph.isForced[position], registry.judges(request.location), let key = request.key,
                let way = graph.failingWays[position]
            else { return nil }
            return (position, key, way)
        }
    }

    // MARK: Unsatisfied

    func unsatisfied(_ rule: DiagnosticRule) -> [Diagnostic] {
        failures.compactMap { position, key, way in
            if subclass(of: key, way) != nil { return nil }
            let request = registry.requests[position]
            let owner = request.maker ?? ""
            let name = request.function.split(separator: ".").last.map(String.init) ?? request.function
            let (message, severity): (String, Diagnostic.Severity?) =
                switch way.kind {
                case .program:
                    ("nothing supplies '\(key)' on a way to '\(owner)', and the app ends when '\(name)' is read", nil)
                case .preview:
                    ("a preview shows '\(owner)' without '\(key)', and ends when '\(name)' is read", .warning)
                case .lost:
                    (
                        (way.isPreview ? "a preview supplies '\(key)'" : "'\(key)' is supplied")
                            + " inside of a navigation stack, whose destination '\(owner)' does not get it",
                        .warning
                    )
                case .impossible(let reason): ("nothing can supply '\(key)': \(reason)", nil)
                }
            var report = Diagnostic(
                rule, message, about: "\(owner).\(name)", at: request.location,
                notes: notes(key, way, ways.askers[position]))
            if let severity { report.severity = severity }
            return report
        }
    }

    private func notes(
        _ key: RegistryKey, _ way: RegistryGraph.FailingWay, _ asker: WayGraph.Asker
    ) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        let all = [way] + way.others
        // Each preview ends alone. What lacks on one way of a program often lacks on others for the same reason.
        // A preview may make the same view several times.
        let lines = way.isPreview ? DistinctElements(all.map(Line.init)).all : [Line(way)]
        for line in lines.prefix(Self.limit) where !line.names.isEmpty {
            notes.append(.init(.chain, "the way is \(line.names.joined(separator: " → "))", at: line.root))
        }
        let rest = (way.isPreview ? lines.count : way.count) - min(lines.count, Self.limit)
        if rest > 0 {
            notes.append(
                .init(
                    .chain, "\(rest.ofMany) more \(rest == 1 ? "way leads" : "ways lead") there without it",
                    at: way.isPreview ? lines[Self.limit].root : way.root))
        }
        notes += supplies(of: key).prefix(Self.limit).map { own in
            .init(.candidate, "'\(own.call)' supplies it elsewhere", at: own.location)
        }
        switch way.kind {
        case .program, .preview:
            let supplies = all.compactMap { missingSupply(of: key, asker, on: $0) }
            notes += remedies(supplies, key, asker.supply)
            if supplies.isEmpty, let change = way.change {
                notes.append(
                    .init(.help, "write '\(asker.supply)(…)' after the modifier or style that is made here", at: change)
                )
            }
        case .lost(let number):
            notes.append(.init(.help, "supply it outside of the stack", at: registry.registrations[number].location))
            let supplies = all.compactMap { way in way.stack.map { (lostValue(of: key, asker, on: way, at: $0), $0) } }
            if supplies.count == all.count, supplies.allSatisfy({ $0.0 != nil }) {
                notes += remedies(supplies, key, asker.supply)
            }
        case .impossible: break
        }
        return notes
    }

    /// One remedy, which supplies the key at all places.
    private func remedies(
        _ supplies: [(value: SuppliedValue?, place: SourceLocation)], _ key: RegistryKey, _ supply: String
    ) -> [Diagnostic.Note] {
        var places: Set<SourceLocation> = []
        let new = supplies.filter { places.insert($0.place).inserted }
        let steps = new.map { value, place in
            Remedy.Step(.supply, key.description, "\(supply)(\(value?.text ?? "…"))", at: place)
        }
        var imports = DistinctElements<Remedy.Step>()
        for (value, place) in new {
            if let module = value?.module { _ = imports.append(Remedy.Step(.addImport, place.path, module)) }
        }
        return steps.isEmpty ? [] : [.init(Remedy(steps + imports.all))]
    }

    /// A value that code can supply.
    private struct SuppliedValue {
        var text: String
        /// The module that the file must import for it.
        var module: String?
    }

    /// A value as code of a place can write it; nil if its type is out of sight there.
    private func use(of text: String, at place: SourceLocation) -> SuppliedValue? {
        let type = String(text.prefix { $0 != "." && $0 != "(" })
        switch makers.visibility?.use(of: type, inFile: place.path) ?? .visible {
        case .visible: return SuppliedValue(text: text)
        case .importing(let module): return SuppliedValue(text: text, module: module)
        case .invisible: return nil
        }
    }

    private static let limit = 3

    /// A way as a note shows it.
    private struct Line: Hashable {
        var names: [String]
        var root: SourceLocation?

        init(_ way: RegistryGraph.FailingWay) { (names, root) = (way.parts.map(\.name), way.root) }
    }

    /// The value that code on a way can supply, and the place for it: the object that it has, innermost; else a known one.
    private func missingSupply(
        of key: RegistryKey, _ asker: WayGraph.Asker, on way: RegistryGraph.FailingWay
    ) -> (value: SuppliedValue?, place: SourceLocation)? {
        if let object = way.object { return (SuppliedValue(text: object.name), object.location) }
        guard let place = way.isPreview ? way.start : way.end else { return nil }
        return (knownValue(of: key, asker, on: way, at: place), place)
    }

    /// The value that a stack needs, whose destination does not get what is supplied inside: the same, if code there can
    /// write it; else a known one.
    private func lostValue(
        of key: RegistryKey, _ asker: WayGraph.Asker, on way: RegistryGraph.FailingWay, at stack: SourceLocation
    ) -> SuppliedValue? {
        var own: SupplyValue?
        if case .lost(let number) = way.kind { own = registry.registrations[number].value }
        if let own, way.isPreview || own.isShared, let value = use(of: own.text, at: stack) { return value }
        return knownValue(of: key, asker, on: way, at: stack)
    }

    /// An object that other code supplies too, and in a preview also a sample or a new one; nil if none is known.
    private func knownValue(
        of key: RegistryKey, _ asker: WayGraph.Asker, on way: RegistryGraph.FailingWay, at place: SourceLocation
    ) -> SuppliedValue? {
        let known = supplies(of: key).compactMap(\.value)
        let others =
            way.isPreview
            ? known.filter(\.isOfPreview) + known.filter { !$0.isOfPreview }
            : known.filter { $0.isShared && !$0.isOfPreview }
        if let first = others.lazy.compactMap({ use(of: $0.text, at: place) }).first { return first }
        if !way.isPreview { return nil }
        if let sample = asker.sample.flatMap({ use(of: $0, at: place) }) { return sample }
        let path = key.type.nominal?.path ?? ""
        let canBeMade = makers.byPath[path]?.contains { $0.type == path && $0.needsNothing } ?? false
        return canBeMade ? use(of: "\(path)()", at: place) : nil
    }

    // MARK: Types

    /// A registration on the way whose type is a subclass of the key. Elsewhere, as in a preview, code may supply the
    /// key itself.
    private func subclass(of key: RegistryKey, _ way: RegistryGraph.FailingWay) -> Registration? {
        guard let path = key.type.nominal?.path else { return nil }
        return way.supplies.lazy.map { registry.registrations[$0] }.first { $0.supertypes.contains(path) }
    }

    /// Reports supplies of a subclass, which are not found under the type of the superclass.
    func subclasses(_ rule: DiagnosticRule) -> [Diagnostic] {
        failures.compactMap { position, key, way in
            guard let supply = subclass(of: key, way) else { return nil }
            let request = registry.requests[position]
            let type = supply.key.type.spelling(.plain)
            return Diagnostic(
                rule,
                "'\(request.function)' requests '\(key)', and what is supplied is a '\(type)', a subclass, under its own type",
                about: request.function, at: request.location,
                notes: [
                    .init(.candidate, "'\(supply.call)' supplies '\(type)' only", at: supply.location),
                    .init(.help, "declare the supplied value as '\(key)', or request '\(type)'", at: supply.location),
                ])
        }
    }

    // MARK: Off by default

    func unused(_ rule: DiagnosticRule) -> [Diagnostic] {
        let used = graph.supplied.values.reduce(into: Set<Int>()) { $0.formUnion($1.registrations) }
        // Generic code supplies `Box<Value>`, and a view requests `Box<Int>`.
        let requested = Set(registry.requests.compactMap(\.key?.type.nominal).filter(\.isGeneric).map(\.path))
        return registry.registrations.indices.filter {
            let own = registry.registrations[$0]
            return !used.contains($0) && registry.judges(own.location)
                && own.key.type.nominal.map { !requested.contains($0.path) } ?? true
        }.map { number in
            let own = registry.registrations[number]
            return Diagnostic(
                rule, "nothing that is shown below '\(own.call)' requests '\(own.key)'", about: own.key.description,
                at: own.location)
        }
    }

    func outsideOfSheets(_ rule: DiagnosticRule) -> [Diagnostic] {
        graph.supplied.keys.sorted().compactMap { position in
            let request = registry.requests[position]
            guard let found = graph.supplied[position], found.isOutsideOfSheet, graph.isForced[position],
                registry.judges(request.location), let key = request.key
            else { return nil }
            return Diagnostic(
                rule, "'\(request.function)' is shown in a sheet, and '\(key)' is supplied outside of it only",
                about: request.function, at: request.location,
                notes: found.registrations.prefix(Self.limit).map {
                    .init(
                        .candidate, "'\(registry.registrations[$0].call)' supplies it",
                        at: registry.registrations[$0].location)
                })
        }
    }
}
