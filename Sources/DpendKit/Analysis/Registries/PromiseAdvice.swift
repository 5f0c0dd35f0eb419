/// Finds code to write for a key that is only promised.
struct PromiseAdvice {
    private let registry: Registry
    private let makers: InstanceMakers
    private let syntax: PromiseSyntax

    /// - Returns: Nil if the library has no such code.
    init?(_ registry: Registry, _ makers: InstanceMakers) {
        guard let syntax = registry.rules.promises else { return nil }
        (self.registry, self.makers, self.syntax) = (registry, makers, syntax)
    }

    /// The ways to keep a promise, one for each type of the sources that fits.
    func notes(for promise: RegistryPromise) -> [Diagnostic.Note] {
        if promise.hasValue { return conformance(of: promise) }
        guard let type = promise.type?.unwrappedOnce, let path = type.nominal?.path, promise.key.arguments.isEmpty
        else {
            return []
        }
        return (makers.byPath[path] ?? []).prefix(Remedy.limit).compactMap { maker in
            let steps: [Remedy.Step]? =
                switch syntax {
                case .statement(let form, let argument): statement(form, argument, for: promise, maker)
                case .declaration(let form, let modules):
                    declaration(
                        form, modules, for: promise, (makers.protocols.contains(path) ? "any " : "") + path, maker)
                }
            return steps.map { .init(Remedy($0)) }
        }
    }

    // MARK: Statements

    private func statement(
        _ form: String, _ argument: String, for promise: RegistryPromise, _ maker: InstanceMaker
    ) -> [Remedy.Step]? {
        guard !maker.isOnMainActor,
            let neighbor = registry.registrations.last(where: {
                !$0.receiver.isEmpty && $0.conditions.isEmpty && registry.judges($0.location)
            }), let imports = imports(for: maker.type, in: neighbor.location.path),
            let instance = keptInstance(of: maker, argument)
                ?? maker.initializers.lazy.compactMap({ arguments(for: $0, argument) }).first.map({
                    "\(maker.type)(\($0.joined(separator: ", ")))"
                })
        else { return nil }
        let text = Self.filled(form, promise.key).replacing("{instance}", with: instance)
        return [.init(.addRegistration, "\(promise.key)", text, at: neighbor.location)] + imports
    }

    /// The request for the object that another key keeps: a second one would not share its state.
    private func keptInstance(of maker: InstanceMaker, _ form: String) -> String? {
        registry.registrations.first { own in
            own.made?.nominal?.path == maker.type && own.key.arguments.isEmpty && own.conditions.isEmpty
                && (own.scope ?? registry.rules.defaultScope) != .unique
        }.map { Self.filled(form, $0.key) }
    }

    /// The arguments: requests for the only key of each type; nil if there is none.
    private func arguments(for parameters: [InstanceMaker.Parameter], _ form: String) -> [String]? {
        var arguments: [String] = []
        for parameter in parameters where !parameter.hasDefault {
            let keys = Set(
                registry.registrations.filter { own in
                    own.key.arguments.isEmpty && own.conditions.isEmpty && own.type == parameter.type
                }.map(\.key))
            guard let key = keys.first, keys.count == 1 else { return nil }
            arguments.append((parameter.label == "_" ? "" : "\(parameter.label): ") + Self.filled(form, key))
        }
        return arguments
    }

    private static func filled(_ form: String, _ key: RegistryKey) -> String {
        let path = key.type.spelling(.plain)
        let dot = path.lastIndex(of: ".") ?? path.startIndex
        return form.replacing("{key}", with: path).replacing("{container}", with: path[..<dot])
            .replacing("{name}", with: path[dot...].drop { $0 == "." })
    }

    // MARK: Declarations

    private func declaration(
        _ form: String, _ modules: Set<String>, for promise: RegistryPromise, _ type: String, _ maker: InstanceMaker
    ) -> [Remedy.Step]? {
        guard !maker.isOnMainActor, maker.needsNothing, let key = promise.key.type.nominal?.path else { return nil }
        let outermost = String(key.prefix { $0 != "." })
        let text = Self.filled(form, promise.key)
            .replacing("{access}", with: makers.visibility?.isPublic(outermost) ?? false ? "public " : "")
            .replacing("{type}", with: type).replacing("{instance}", with: "\(maker.type)()")
        // A private key is visible in its own file.
        if imports(for: maker.type, in: promise.location.path)?.isEmpty ?? false {
            return [.init(.addDeclaration, key, text, at: promise.location)]
        }
        let path = maker.location.path
        guard let own = imports(for: outermost, in: path),
            let library = imports(makers.visibility?.use(ofModules: modules, inFile: path), in: path)
        else { return nil }
        return [.init(.addDeclaration, key, text, at: maker.location)] + own + library
    }

    /// The declaration without a value, which the key already has.
    private func conformance(of promise: RegistryPromise) -> [Diagnostic.Note] {
        guard case .declaration(let form, _) = syntax, let key = promise.key.type.nominal?.path,
            let heading = form.split(separator: " {\n").first
        else { return [] }
        let text = Self.filled(String(heading), promise.key) + " {}"
        return [.init(Remedy(.init(.addDeclaration, key, text, at: promise.location)))]
    }

    /// The imports with which code of a file can name a type; nil if it cannot.
    private func imports(for type: String, in path: String) -> [Remedy.Step]? {
        imports(makers.visibility?.use(of: String(type.prefix { $0 != "." }), inFile: path), in: path)
    }

    private func imports(_ use: TypeVisibility.Use?, in path: String) -> [Remedy.Step]? {
        switch use {
        case .invisible: nil
        case .importing(let module): [.init(.addImport, path, module)]
        case .visible, nil: []
        }
    }
}
