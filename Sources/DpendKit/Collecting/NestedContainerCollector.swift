/// Collects the nested containers and the values that open them (`--nested`).
struct NestedContainerCollector {
    let resolver: NameResolver
    let options: ResolutionOptions

    private typealias Container = (path: String, values: [DependencyKey], location: SourceLocation?)

    /// The containers, and a factory for each value that only one container has.
    ///
    /// - Parameter externals: The values that the application passes to the root.
    /// - Throws: ``InputError`` for invalid containers, at their places in a configuration file if they stand there.
    func collect(besides externals: [DependencyFactory]) throws(InputError) -> (containers: NestedContainers, values: [DependencyFactory]) {
        if options.nested.isEmpty {
            try checkImplicitContainers(.none)
            return (.none, [])
        }
        guard options.container.expressesNesting else {
            throw error(
                "cannot be generated for '--container \(options.container.rawValue)', which has no nested containers; use 'static' or 'embedded'",
                options.nested[0].path)
        }
        let paths = Set(options.nested.map(\.path))
        var containers: [String: Container] = [:]
        var factories: [DependencyKey: DependencyFactory] = [:]
        for nested in options.nested {
            try checkPath(nested.path, among: paths)
            guard containers[nested.path] == nil else { throw error("is declared twice", nested.path) }
            guard !nested.values.isEmpty else { throw error("has no value; name what it is opened with, as in '\(nested.path): User'", nested.path) }
            var values: [DependencyKey] = []
            for value in nested.values {
                let key = try key(of: value, in: nested.path)
                let place = place(of: value, in: nested.path)
                if values.contains(key) { throw error("has the value '\(value)' twice", nested.path, at: place) }
                if externals.contains(where: { $0.key == key }) {
                    throw error("is opened with '\(value)', which is an external value as well", nested.path, at: place)
                }
                values.append(key)
                if factories[key] == nil {
                    factories[key] = DependencyFactory(key: key, kind: .external(.init()), location: place ?? .commandLine)
                }
            }
            containers[nested.path] = (nested.path, values, options.places["--nested", nested.path])
        }
        let sorted = containers.values.sorted { $0.path < $1.path }
        try checkValues(of: containers)
        try checkNames(sorted.map(\.path))
        guard sorted.count <= NestedContainers.maximumCount else {
            throw InputError(.usage, "there are \(sorted.count) nested containers; dpend allows \(NestedContainers.maximumCount)")
        }
        let result = NestedContainers(sorted)
        try checkImplicitContainers(result)
        return (result, factories.values.sorted(by: DependencyFactory.inStableOrder))
    }

    private func place(of value: String, in path: String) -> SourceLocation? { options.places["--nested", "\(path): \(value)"] }

    private func key(of value: String, in path: String) throws(InputError) -> DependencyKey {
        if let key = ExternalCollector.key(of: value, resolver) { return key }
        throw error("has the value '\(value)', which is neither a type nor 'TYPE:TAG'", path, at: place(of: value, in: path))
    }

    private func checkPath(_ path: String, among paths: Set<String>) throws(InputError) {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy(SwiftIdentifier.isPlain), path != NestedContainers.rootName else {
            throw error(
                path == NestedContainers.rootName
                    ? "has the name of the application's own container; choose another one" : "is not a valid name of a container; write a Swift identifier",
                path)
        }
        let around = names.dropLast().joined(separator: ".")
        guard around.isEmpty || paths.contains(around) else { throw error("lies within '\(around)', which is not declared", path) }
    }

    /// A container must not have a value that a container around it has already.
    private func checkValues(of containers: [String: Container]) throws(InputError) {
        for nested in options.nested {
            guard let container = containers[nested.path] else { continue }
            var names = nested.path.split(separator: ".").dropLast()
            while !names.isEmpty {
                let around = names.joined(separator: ".")
                for (key, value) in zip(container.values, nested.values) where containers[around]?.values.contains(key) == true {
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
            let opening = path.split(separator: ".").map { AccessorName.of(DependencyKey(type: .named(String($0)))) }.joined(separator: ".")
            if let other = known[opening] { throw error("and '\(other)' would be opened by functions of one name; rename one of them", path) }
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
        return InputError(location == nil ? .usage : .malformed, "--nested '\(path)' \(problem)", at: location?.description)
    }
}
