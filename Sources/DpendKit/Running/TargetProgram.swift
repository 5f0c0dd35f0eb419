import Foundation

/// All targets of a configuration file as one program: a target may request what another target registers in a
/// container, whether or not it links that target.
///
/// Unchecked, because the lock guards all state.
final class TargetProgram: @unchecked Sendable {
    private let targets: [ConfigurationFile.Target]
    private let reading: ReadingOptions
    private let lock = NSLock()
    private var found: [Int: Result<FoundSources, InputError>] = [:]
    private var sources: [Int: LoadedSources] = [:]
    private var registries: [Question: [Registry]] = [:]
    private let wholeStatuses = Once<ContentHash?>()
    private let start: Int

    /// - Parameter start: The time before the search for sources, in nanoseconds since 1970.
    init(_ targets: [ConfigurationFile.Target], start: Int, reading: ReadingOptions) {
        (self.targets, self.start, self.reading) = (targets, start, reading)
    }

    /// Stores the sources that a target's run has found.
    func note(_ found: Result<FoundSources, InputError>, of position: Int) {
        lock.withLock { self.found[position] = found }
    }

    /// Stores the sources that a target's run has read.
    func note(_ sources: LoadedSources, of position: Int) { lock.withLock { self.sources[position] = sources } }

    /// The sources of a target that have been found; nil if there was no search yet.
    func knownSources(of position: Int) -> Result<FoundSources, InputError>? { lock.withLock { found[position] } }

    /// A hash of the statuses of the program's files; nil while one of them can change without changing its status.
    var statuses: ContentHash? {
        wholeStatuses.value {
            lock.withLock {
                var hash = ContentHash()
                for position in targets.indices {
                    hash.combine(targets[position].name ?? "")
                    guard case .success(let found) = sources(of: position),
                        let conditions = try? loader(of: position, found).conditions
                    else { return nil }
                    hash.combine(conditions)
                    hash.combine(found.files.count)
                    for file in found.files {
                        if file.status.isRecent(at: start) { return nil }
                        hash.combine(file.path)
                        hash.combine(file.status.hash)
                    }
                }
                return hash
            }
        }
    }

    /// The options that decide which containers are read.
    private struct Question: Hashable {
        let chosen: [String]?
        let annotations: AnnotationOptions
    }

    /// The containers that the sources of all targets fill.
    ///
    /// - Parameter options: The options of the target that asks.
    /// - Throws: ``InputError`` for a file that cannot be read.
    func registries(_ options: ResolutionOptions) throws(InputError) -> [Registry] {
        try Result { () throws(InputError) in
            lock.lock()
            defer { lock.unlock() }
            let question = Question(chosen: options.dialects, annotations: options.annotations)
            if let known = registries[question] { return known }
            let read = try read(question)
            registries[question] = read
            return read
        }.get()
    }

    // MARK: Reading, with the lock

    /// A hash of the declarations of some targets; nil if nothing is kept, or while a file can change without changing
    /// its status. The files of a target that was not read for itself count by their statuses.
    private func identity(of positions: [Int]) -> ContentHash? {
        guard reading.memory != nil else { return nil }
        var hash = ContentHash()
        for position in positions {
            if let read = sources[position] {
                guard let identity = read.identity else { return nil }
                hash.combine(identity)
                continue
            }
            guard case .success(let found) = sources(of: position) else { return nil }
            hash.combine(found.files.count)
            for file in found.files {
                if file.status.isRecent(at: start) { return nil }
                hash.combine(file.path)
                hash.combine(file.status.hash)
            }
        }
        return hash
    }

    private func loader(of position: Int, _ found: FoundSources) throws(InputError) -> FactoryLoader {
        FactoryLoader(
            found, options: try targets[position].settings.checkedOptions().completed(by: found.conditions),
            reading: reading)
    }

    private func sources(of position: Int) -> Result<FoundSources, InputError> {
        if let known = found[position] { return known }
        let settings = targets[position].settings
        let result = Result { () throws(InputError) in
            try settings.findSources(settings.checkedOptions(), reading, RunObserver()).get()
        }
        found[position] = result
        return result
    }

    private func read(_ question: Question) throws(InputError) -> [Registry] {
        if reading.isCancelled() { throw .cancelled }
        var parts: [(position: Int, loader: FactoryLoader, found: FoundSources)] = []
        var unread: [OpenProvider] = []
        for position in targets.indices {
            do throws(InputError) {
                let found = try sources(of: position).get()
                parts.append((position, try loader(of: position, found), found))
            } catch {
                let location =
                    targets[position].settings.inputs?.first?.location
                    ?? SourceLocation(path: ConfigurationFile.name, line: 1, column: 1)
                unread.append(
                    OpenProvider(
                        reason: "the sources of '\(targets[position].name ?? "")' cannot be read", location: location,
                        isRegistration: false))
            }
        }
        var modules: [SourceModules.Module] = []
        var numbers: [String: Int] = [:]
        var packageCount = 0
        for part in parts {
            let (own, firstModule) = (part.found.modules.all, modules.count)
            for file in part.found.files where numbers[file.path] == nil {
                numbers[file.path] = modules.count + part.found.modules.number(ofFile: file.path)
            }
            for (number, module) in own.enumerated() {
                var module = module
                module.package = module.package.map { $0 + packageCount }
                module.linked = module.linked.map { linked in Set(linked.map { $0 + firstModule }) }
                if module.name.isEmpty, number == 0 { module.name = targets[part.position].name ?? "" }
                modules.append(module)
            }
            packageCount += (own.compactMap(\.package).max() ?? -1) + 1
        }
        guard !modules.isEmpty else { return [] }
        // Files with equal reading options are read together, each once.
        var groups: [ContentHash: [Int]] = [:]
        for number in parts.indices { groups[parts[number].loader.conditions, default: []].append(number) }
        var declarations: [String: SourceDeclarations] = [:]
        var files: [(loader: FactoryLoader, files: [FoundSource])] = []
        for numbers in groups.values.sorted(by: { $0[0] < $1[0] }) {
            let loader = parts[numbers[0]].loader
            let missing = numbers.filter { sources[parts[$0].position] == nil }
            var read =
                missing.isEmpty ? [] : try loader.load(SharedSources(missing.map { parts[$0].found.files }).files)
            for number in numbers {
                if let known = sources[parts[number].position] { read += try loader.declarations(of: known) }
            }
            let earlier = declarations
            for source in read where declarations[source.path] == nil { declarations[source.path] = source }
            files.append(
                (loader, SharedSources(numbers.map { parts[$0].found.files }).files.filter { earlier[$0.path] == nil }))
        }
        let all = declarations.values.sorted { $0.path < $1.path }
        var options = ResolutionOptions()
        (options.dialects, options.annotations) = (question.chosen, question.annotations)
        let registryReading = RegistryReading(options: options, reading: reading)
        let dialects = registryReading.dialects(of: all)
        if dialects.isEmpty { return [] }
        // Targets of several platforms ask the same, unless annotations are for platforms.
        let shared = Question(chosen: question.chosen, annotations: AnnotationOptions())
        let isShared = dialects.allSatisfy { $0.settings == nil }
        if isShared, let known = registries[shared] { return known }
        let code = try DialectCode(dialects, options).read(files, knowing: all)
        var result = try registryReading.read(
            code.sorted { $0.path < $1.path }, dialects, found: files.flatMap(\.files),
            identity: identity(of: parts.map(\.position))
        ) {
            DeclarationIndex(
                files: all, modules: SourceModules(modules, home: 0, numbers: numbers), libraries: LibrarySet([]),
                jobs: reading.jobs)
        }
        for position in result.indices where !unread.isEmpty {
            result[position].openProviders += unread
            result[position].sharedLinks = Once()
        }
        if isShared { registries[shared] = result }
        return result
    }
}
