/// The protocols of a run's sources and of the targets that it links, with their members.
///
/// Facts contain no members, so a source is read again, once, when a protocol of it is wanted.
final class ProtocolSources: Sendable {
    /// The declarations of one target.
    struct Target: Sendable {
        let index: DeclarationIndex
        let sources: SourceTextAccess
        /// The default isolation of modules that do not say it themselves.
        let isOnMainActor: Bool
    }

    /// A protocol in its place.
    struct Declaration: Sendable {
        let module: String
        let requirements: ProtocolRequirements
        /// Whether its module isolates it to the main actor, although nothing is written.
        let isOnMainActor: Bool
        let imports: [ModuleImport]
        let access: AccessLevel
        fileprivate let file: Int
        fileprivate let target: Int
    }

    /// The project's own doubles, as previews or tests see them.
    private let findDoubles: @Sendable (_ forTests: Bool) -> Result<[OwnDouble], InputError>
    private let doubles = OnceForEach<Bool, Result<[OwnDouble], InputError>>()
    private let targets: Once<[Target]>
    /// The protocols of each file that was read, by their names.
    private let read = OnceForEach<String, [String: ProtocolRequirements]>()
    private let find: @Sendable () -> [Target]

    /// - Parameters:
    ///   - find: The target itself, and then those that it links. It is called once, if a protocol is wanted.
    ///   - doubles: The project's own doubles. It is called at most once for tests and once for previews.
    init(
        _ find: @escaping @Sendable () -> [Target],
        doubles: @escaping @Sendable (_ forTests: Bool) -> Result<[OwnDouble], InputError>
    ) {
        (self.find, findDoubles) = (find, doubles)
        targets = Once()
    }

    /// The project's own doubles; none if ``checkDoubles(forTests:)`` throws.
    func ownDoubles(forTests: Bool) -> [OwnDouble] { (try? found(forTests).get()) ?? [] }

    /// Searches the project's own doubles.
    ///
    /// - Throws: ``InputError`` if a source or a test cannot be read. Without this check, stubs would replace its
    ///   doubles silently.
    func checkDoubles(forTests: Bool) throws(InputError) { _ = try found(forTests).get() }

    private func found(_ forTests: Bool) -> Result<[OwnDouble], InputError> {
        doubles.value(for: forTests) { findDoubles(forTests) }
    }

    /// The declaration of a protocol; nil if no source that was read declares it.
    func declaration(of name: String, in module: String) -> Declaration? {
        for (number, target) in targets.value(find).enumerated() {
            guard case .type(let identifier) = target.index.declared(name, in: module),
                target.index[identifier].kind == .protocol
            else { continue }
            let path = target.index.files[identifier.file].path
            let protocols = read.value(for: path) {
                let all = target.sources.text(path).map { SourceReader.readProtocols($0, path: path) } ?? []
                return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
            }
            guard let requirements = protocols[name] else { return nil }
            let modifiers = target.index[identifier].modifiers
            let isOnMainActor =
                target.index.sourceModules.all[target.index.moduleNumber(ofFile: identifier.file)].isOnMainActor
                ?? target.isOnMainActor
            return Declaration(
                module: module, requirements: requirements, isOnMainActor: isOnMainActor && !modifiers.isNonisolated,
                imports: target.index.files[identifier.file].imports.filter(\.isActive),
                access: target.index.access(of: identifier),
                file: identifier.file, target: number)
        }
        return nil
    }

    /// Whether a name in a protocol may mean something else in a file with more imports: several modules declare it, or
    /// the protocol's file imports a module that neither the sources nor the platforms have.
    func mayBeConfused(_ name: String, of declaration: Declaration) -> Bool {
        let all = targets.value(find)
        if all.first?.index.isConfusable(name) == true { return true }
        return declaration.imports.contains { needed in
            needed.kind == nil && !all[declaration.target].index.isKnown(needed.module)
                && !PlatformFramework.isKnown(needed.module)
        }
    }

    /// The meaning of a name in the inheritance clause of a protocol.
    private func inherited(_ name: String, by declaration: Declaration) -> Declaration? {
        let index = targets.value(find)[declaration.target].index
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        let modules = [declaration.module] + index.imports(ofFile: declaration.file)
        if parts.count == 2, modules.contains(parts[0]) { return self.declaration(of: parts[1], in: parts[0]) }
        return modules.lazy.compactMap { self.declaration(of: name, in: $0) }.first
    }

    /// The protocols that a protocol inherits, also by aliases: declarations, and the names that no source declares.
    func inherited(by declaration: Declaration) -> (declared: [Declaration], others: [String]) {
        var names = declaration.requirements.inherited[...]
        var result: (declared: [Declaration], others: [String]) = ([], [])
        var seen: Set<String> = []
        while let name = names.popFirst() {
            guard seen.insert(name).inserted else { continue }
            if let inherited = inherited(name, by: declaration) {
                result.declared.append(inherited)
            } else if let members = members(ofAlias: name, by: declaration) {
                names = members + names
            } else {
                result.others.append(name)
            }
        }
        return result
    }

    /// The types of a composition, or the only type, that an alias in the inheritance clause of a protocol stands for;
    /// nil if the name is no alias.
    private func members(ofAlias name: String, by declaration: Declaration) -> [String]? {
        let all = targets.value(find)
        for module in [declaration.module] + all[declaration.target].index.imports(ofFile: declaration.file) {
            for target in all {
                guard case .alias(let alias, _) = target.index.declared(name, in: module),
                    alias.genericParameters.isEmpty
                else { continue }
                let members = if case .composition(let members) = alias.type { members } else { [alias.type] }
                let names = members.compactMap(\.nominal).filter { !$0.isGeneric }.map(\.path)
                return names.count == members.count ? names : nil
            }
        }
        return nil
    }

    /// The names of closure types, which a parameter may have instead of a closure's type.
    var closureAliases: Set<String> {
        Set(
            targets.value(find).flatMap(\.index.files).flatMap(\.typealiases).compactMap { alias in
                if case .function = alias.type { alias.name } else { nil }
            })
    }

    /// The module that declares a type at the top level which the file of a protocol names; nil if no source does.
    func module(declaring name: String, for declaration: Declaration) -> String? {
        let all = targets.value(find)
        let own = all[declaration.target].index
        return ([declaration.module] + own.imports(ofFile: declaration.file)).first { module in
            all.contains { $0.index.sourceModules.number(named: module) != nil && $0.index.declares(name, in: module) }
        }
    }
}
