/// Assemblies and functions that fill containers, and whether something loads or calls them.
extension RegistryReader {
    /// The assemblies that no code mentions, if assemblers get lists of assemblies.
    static func unloadedAssemblies(_ index: CodeIndex, _ dialect: any Dialect) -> Set<String> {
        let mentioned = index.files.reduce(into: Set<String>()) { $0.formUnion($1.mentioned) }
        guard let rules = dialect.assemblies, !mentioned.isDisjoint(with: rules.loaders) else { return [] }
        // An assembly with any other name may be made in a file whose code isn't read.
        return Set(
            rules.named.flatMap(index.types).filter { path in
                let name = path.split(separator: ".").last.map(String.init) ?? path
                return name.contains("ssembl") && !mentioned.contains(name) && index.isDeclared(path)
                    && index.kind(of: path) != .protocol && index.types(below: path).isEmpty
            })
    }

    /// Whether the library surely generates an accessor only for a registration in the sources: they declare the type,
    /// and not the accessor.
    static func isOwn(_ accessor: String, _ key: RegistryKey?, _ index: CodeIndex, _ dialect: Int) -> Bool {
        guard let path = key?.type.nominal?.path, index.isDeclaredAnywhere(path) else { return false }
        return index.dialects[dialect].containerTypes.allSatisfy { index.members(accessor, of: $0).isEmpty }
    }

    /// Notes that files whose bodies were not read may call functions, where that matters.
    static func addUnseenSteps(
        to registry: inout Registry, _ walker: CodeWalker, mentioned: (Set<String>) -> Set<String>
    ) {
        let asking = Set(
            registry.requests.filter { $0.isInOrder && $0.registration == nil }.map {
                Registry.functionName($0.function, at: $0.location)
            })
        let asked = asking.flatMap { registry.steps[$0] ?? [] }.filter(\.isSure)
        if asked.isEmpty { return }
        // Files with assemblies are read.
        let read = Set(walker.dialects.compactMap(\.assemblies).flatMap(\.functions))
        let later = walker.steps.filter { place, steps in
            !read.contains(walker.index[place].name) && steps.contains { step in asked.contains { $0.isBefore(step) } }
        }
        let names = mentioned(Set(later.keys.map { walker.index[$0].name }))
        for place in later.keys
        where names.contains(walker.index[place].name) || names.contains(".\(walker.index[place].name)") {
            let name = Registry.functionName(
                walker.description(of: walker.index[place], file: place.file), at: walker.index[place].location)
            registry.steps[name, default: []].append(
                RegistryStep(caller: "", location: walker.index[place].location, isSure: false))
        }
    }

    /// The functions and assemblies that register and that nothing calls or loads, if a whole program is in sight.
    static func unloaded(
        _ registry: Registry, _ walker: CodeWalker, _ dialect: Int, mentioned: (Set<String>) -> Set<String>
    ) -> [UnloadedRegistrations] {
        let index = walker.index
        guard index.hasProgram else { return [] }
        let entries = Set(walker.dialects.compactMap(\.assemblies).flatMap(\.functions)).union(
            registry.rules.registeringFunctions)
        let byFunction = Dictionary(grouping: registry.registrations) {
            Registry.functionName($0.function, at: $0.location)
        }
        var (found, open): ([UnloadedRegistrations], [(name: String, unloaded: UnloadedRegistrations)]) = ([], [])
        for file in index.files.indices where !index.files[file].isTest {
            for position in index.files[file].members.indices
            where index.files[file].members[position].kind == .function {
                let place = CodeIndex.MemberPlace(file: file, position: position)
                let function = walker.description(of: index[place], file: file)
                guard let all = byFunction[Registry.functionName(function, at: index[place].location)] else { continue }
                var unloaded = UnloadedRegistrations(
                    name: function, isAssembly: false, location: index[place].location, keys: all.map(\.key))
                if let assembly = all[0].unloadedAssembly {
                    (unloaded.name, unloaded.isAssembly) = (assembly, true)
                    found.append(unloaded)
                } else if walker.steps[place] == nil, !entries.contains(index[place].name),
                    !mayBeCalledElsewhere(place, index)
                {
                    open.append((index[place].name, unloaded))
                }
            }
        }
        if open.isEmpty { return found }
        let used = mentioned(Set(open.map(\.name)))
        return found + open.filter { !used.contains($0.name) && !used.contains(".\($0.name)") }.map(\.unloaded)
    }

    /// Whether code that is not in sight may call a function: its own module's clients, a framework, or a superclass.
    private static func mayBeCalledElsewhere(_ place: CodeIndex.MemberPlace, _ index: CodeIndex) -> Bool {
        let member = index[place]
        if member.isPublic || !member.attributes.isEmpty { return true }
        guard let owner = member.owner else { return false }
        let path = index.name(ofType: owner, file: place.file)
        let isOfContainer = index.dialect(of: index.selfType(owner, file: place.file)) != nil
        return index.lineage(of: path).contains { type in
            if type == path { return !index.isDeclared(type) && !isOfContainer }
            return !index.isDeclared(type) && !CodeIndex.plain.contains(type) && !index.isOfDialect(type)
                || !index.ownMembers(member.name, of: type).isEmpty
        }
    }
}
