/// Collects the nested containers and the values that open them (`--nested`).
struct NestedContainerCollector {
    let resolver: NameResolver
    let options: ResolutionOptions

    private typealias Container = (path: String, values: [DependencyKey], location: SourceLocation?)

    /// Finds the nested containers.
    ///
    /// - Parameters:
    ///   - externals: The values that the application passes to the root.
    ///   - classes: The factories of all classes. Containers that several targets share are for targets with a class
    ///   that requires a value.
    /// - Throws: ``InputError`` for invalid containers, at their places in a configuration file if they stand there.
    func collect(
        besides externals: [DependencyFactory], for classes: [DependencyFactory]
    ) throws(InputError) -> Containers {
        if options.nested.isEmpty {
            try checkImplicitContainers(.none)
            return Containers()
        }
        guard options.container.expressesNesting else {
            throw error(
                "cannot be generated for '--container \(options.container.rawValue)', which has no nested containers; use 'static' or 'embedded'",
                options.nested[0].path)
        }
        let paths = Set(options.nested.map(\.path))
        let opaque = ExternalCollector.opaqueTypes(in: classes)
        var containers: [String: Container] = [:]
        var factories: [DependencyKey: DependencyFactory] = [:]
        for nested in options.nested {
            try checkPath(nested.path, among: paths)
            guard containers[nested.path] == nil else { throw error("is declared twice", nested.path) }
            guard !nested.values.isEmpty else {
                throw error("has no value; name what it is opened with, as in '\(nested.path): User'", nested.path)
            }
            var values: [DependencyKey] = []
            for value in nested.values {
                let key = try key(of: value, in: nested.path)
                let place = place(of: value, in: nested.path)
                if values.contains(key) { throw error("has the value '\(value)' twice", nested.path, at: place) }
                if let library = opaque[key.providedType] {
                    throw error("is opened with '\(value)', which only '\(library)' can use", nested.path, at: place)
                }
                if externals.contains(where: { $0.key == key }) {
                    throw error("is opened with '\(value)', which is an external value as well", nested.path, at: place)
                }
                values.append(key)
                if factories[key] == nil {
                    factories[key] = DependencyFactory(
                        key: key, kind: .external(.init()), location: place ?? .commandLine)
                }
            }
            containers[nested.path] = (nested.path, values, options.places["--nested", nested.path])
        }
        let sorted = containers.values.sorted { $0.path < $1.path }
        try checkValues(of: containers)
        try checkNames(sorted.map(\.path))
        guard sorted.count <= NestedContainers.maximumCount else {
            throw InputError(
                .usage, "there are \(sorted.count) nested containers; dpend allows \(NestedContainers.maximumCount)")
        }
        let result = NestedContainers(sorted)
        try checkImplicitContainers(result)
        if options.nestedAreShared { return needed(sorted, factories, for: classes) }
        return Containers(containers: result, values: factories.values.sorted(by: DependencyFactory.inStableOrder))
    }

    /// The containers that one of several targets needs, and those around them.
    private func needed(
        _ all: [Container], _ factories: [DependencyKey: DependencyFactory], for classes: [DependencyFactory]
    ) -> Containers {
        // Patterns and registrations name containers by their whole paths, so the containers around those stay.
        let placements = Set(classes.compactMap { $0.placement?.container })
        func isPlaced(_ path: String) -> Bool { placements.contains { $0 == path || $0.hasPrefix(path + ".") } }
        let required = Set(
            all.filter { container in
                isPlaced(container.path) || container.values.contains { classes.require($0.type) }
            }.map(\.path))
        // Around them lie containers of types that the target sees.
        let around = all.filter { container in
            required.contains { $0.hasPrefix(container.path + ".") }
                && container.values.allSatisfy { $0.type.nominal.map { $0.module != nil } ?? true }
        }
        let kept = required.union(around.map(\.path))
        let containers = all.filter { kept.contains($0.path) }.map { container -> Container in
            let names = container.path.split(separator: ".")
            let left = names.indices.filter { kept.contains(names[...$0].joined(separator: ".")) }.map { names[$0] }
            return (left.joined(separator: "."), container.values, container.location)
        }.sorted { $0.path < $1.path }
        let values = Set(containers.flatMap(\.values))
        return Containers(
            containers: NestedContainers(containers),
            values: factories.values.filter { values.contains($0.key) }.sorted(by: DependencyFactory.inStableOrder),
            unneeded: NestedContainers(all).all.dropFirst().filter { !kept.contains($0.path) })
    }

    /// The containers, a factory for each value that only one container has, and the containers that this target does
    /// not need.
    struct Containers {
        var containers = NestedContainers.none
        var values: [DependencyFactory] = []
        var unneeded: [NestedContainers.Container] = []
    }

    private func place(of value: String, in path: String) -> SourceLocation? {
        options.places["--nested", "\(path): \(value)"]
    }

    private func key(of value: String, in path: String) throws(InputError) -> DependencyKey {
        if let key = ExternalCollector.key(of: value, resolver) { return key }
        throw error(
            "has the value '\(value)', which is neither a type nor 'TYPE:TAG'", path, at: place(of: value, in: path))
    }

    private func checkPath(_ path: String, among paths: Set<String>) throws(InputError) {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy(SwiftIdentifier.isPlain), path != NestedContainers.rootName else {
            throw error(
                path == NestedContainers.rootName
                    ? "has the name of the application's own container; choose another one"
                    : "is not a valid name of a container; write a Swift identifier",
                path)
        }
        let around = names.dropLast().joined(separator: ".")
        guard around.isEmpty || paths.contains(around) else {
            throw error("lies within '\(around)', which is not declared", path)
        }
    }

    /// A container must not have a value that a container around it has already.
    private func checkValues(of containers: [String: Container]) throws(InputError) {
        for nested in options.nested {
            guard let container = containers[nested.path] else { continue }
            var names = nested.path.split(separator: ".").dropLast()
            while !names.isEmpty {
                let around = names.joined(separator: ".")
                for (key, value) in zip(container.values, nested.values)
                where containers[around]?.values.contains(key) == true {
                    throw error(
                        "is opened with '\(value)', which '\(around)' around it is opened with already", nested.path,
                        at: place(of: value, in: nested.path))
                }
                names.removeLast()
            }
        }
    }

    /// Generated code has a type and a function for each container.
    private func checkNames(_ paths: [String]) throws(InputError) {
        var known: [String: String] = [:]
        for path in paths {
            let opening = path.split(separator: ".").map { AccessorName.of(DependencyKey(type: .named(String($0)))) }
                .joined(separator: ".")
            if let other = known[opening] {
                throw error("and '\(other)' would be opened by functions of one name; rename one of them", path)
            }
            known[opening] = path
        }
    }

    private func checkImplicitContainers(_ containers: NestedContainers) throws(InputError) {
        for implicit in options.implicitContainers where containers.number(of: implicit.container) == nil {
            let names = containers.all.map(\.path)
            let near = NearNames.question(implicit.container, among: names)
            let place = options.places["--implicit-container", implicit.pattern]
            let written = "--implicit-container '\(implicit.pattern)=\(implicit.container)'"
            throw InputError(
                place == nil ? .usage : .malformed,
                "\(written): there is no nested container '\(implicit.container)'\(near.isEmpty ? "; choose one of \(names.joined(separator: ", "))" : near)",
                at: place?.description)
        }
    }

    private func error(_ problem: String, _ path: String, at place: SourceLocation? = nil) -> InputError {
        let location = place ?? options.places["--nested", path]
        return InputError(
            location == nil ? .usage : .malformed, "--nested '\(path)' \(problem)", at: location?.description)
    }
}
