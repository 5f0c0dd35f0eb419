/// Reads the containers of a run out of its code.
struct RegistryReader {
    /// All dialects that there are.
    static let dialects: [any Dialect] = [SwinjectDialect(), ResolverDialect(), DipDialect()]

    /// What a run reads.
    ///
    /// - Parameters:
    ///   - modules: All modules that its sources import.
    ///   - chosen: The names that the options have; nil leaves it to the imports.
    static func dialects(importedBy modules: Set<String>, chosen: [String]?) -> [any Dialect] {
        guard let chosen else { return dialects.filter { !$0.modules.isDisjoint(with: modules) } }
        return dialects.filter { chosen.contains($0.name) }
    }

    /// Reads the code.
    ///
    /// - Parameters:
    ///   - files: Sorted by path; tests left out.
    ///   - declarations: Those of at least these files.
    static func registries(_ files: [SourceCode], in declarations: DeclarationIndex, dialects: [any Dialect]) -> [Registry] {
        let index = CodeIndex(files, in: declarations, dialects: dialects)
        let walker = CodeWalker(index)
        walker.walkAll()
        return walker.registries.map { finish($0, index) }
    }

    private static func finish(_ found: Registry, _ index: CodeIndex) -> Registry {
        var registry = found
        registry.paths = index.files.filter(\.hasBodies).map(\.path)
        var numbers: [Int: Int] = [:]
        registry.registrations = []
        let kept = found.registrations.indices.filter { !found.registrations[$0].isDropped }
            .sorted { found.registrations[$0].location == found.registrations[$1].location ? $0 < $1 : found.registrations[$0].location < found.registrations[$1].location }
        for position in kept {
            numbers[position] = registry.registrations.count
            var registration = found.registrations[position]
            let made = (registration.made ?? registration.key.type).nominal?.path ?? ""
            registration.makesValue = [.struct, .enum].contains(index.kind(of: made))
            registry.registrations.append(registration)
        }
        registry.requests = found.requests.map { request in
            var request = request
            request.registration = request.registration.flatMap { numbers[$0] }
            return request
        }
        registry.requests.sort { ($0.location, $0.parameter?.label ?? "", $0.key?.type.spelling(.plain) ?? "") < ($1.location, $1.parameter?.label ?? "", $1.key?.type.spelling(.plain) ?? "") }
        registry.openProviders.sort { ($0.location, $0.reason) < ($1.location, $1.reason) }
        let byMaker = Dictionary(grouping: registry.requests.indices.filter { registry.requests[$0].maker != nil }) { registry.requests[$0].maker ?? "" }
        if !byMaker.isEmpty {
            for (number, registration) in registry.registrations.enumerated() {
                guard let path = (registration.made ?? registration.key.type).nominal?.path else { continue }
                let all = index.lineage(of: path).flatMap { byMaker[$0] ?? [] }
                if !all.isEmpty { registry.initializerRequests[number] = all }
            }
        }
        return registry
    }
}
