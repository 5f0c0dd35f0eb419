import DpendRuntime

/// Writes a library's `.dpendmodule`: its providers and their requirements (thesis, section 5.5; semantics, section 6).
package struct ModuleFileGenerator {
    private typealias Format = ModuleFileFormat

    /// Makes a place relative to the module file; nil if the file contains no places.
    private let place: ((SourceLocation) -> SourceLocation?)?

    /// - Parameter outputPath: The path of the file, if it contains the places of the providers.
    package init(locatedFrom outputPath: String? = nil) {
        place = outputPath.map { output in
            let path = RelativePath(fromFolderOf: output)
            return { location in
                path.path(to: location.path).map {
                    SourceLocation(path: $0, line: location.line, column: location.column)
                }
            }
        }
    }

    /// The file's text: factories in a stable order, then injections, protocols, type aliases and other types.
    ///
    /// - Parameters:
    ///   - collected: The result of collecting from the library's sources.
    ///   - module: The library's name.
    package func generate(_ collected: CollectedDependencies, module: String) -> String {
        // Each element becomes text before the next one is made. All elements as values would take several times the
        // file's size.
        JSONWriter.prettyPrintedArray { append in addElements(of: collected, module: module, append) }
    }

    /// Appends the elements of the file.
    func addElements(of collected: CollectedDependencies, module: String, _ append: (JSONValue) -> Void) {
        for factory in collected.factories { append(element(factory)) }
        for injection in collected.injections { append(element(injection)) }
        for exported in collected.exportedProtocols { append(element(exported)) }
        for exported in collected.exportedTypealiases { append(element(exported)) }
        if let types = typesElement(collected, of: module) { append(types) }
    }

    private func typesElement(_ collected: CollectedDependencies, of module: String) -> JSONValue? {
        let types = collected.exportedTypes
        func names(_ types: [ExportedType]) -> JSONValue {
            .array(types.map { .string(TypeExpression.named($0.name).spelling(.file)) })
        }
        var content: [String: JSONValue] = [:]
        for (field, kind) in Format.typeKinds {
            let own = types.filter { $0.kind == kind }
            if !own.isEmpty { content[field] = names(own) }
        }
        let isolated = Dictionary(grouping: types.filter { $0.globalActor != nil }) { $0.globalActor ?? "" }.sorted {
            $0.key < $1.key
        }
        if !isolated.isEmpty {
            content[Format.isolated] = .array(
                isolated.map { .object([Format.globalActor: .string($0.key), Format.names: names($0.value)]) })
        }
        let noncopyable = types.filter(\.isNoncopyable)
        if !noncopyable.isEmpty { content[Format.noncopyable] = names(noncopyable) }
        let withArguments = types.filter(\.takesArguments)
        if !withArguments.isEmpty { content[Format.withArguments] = names(withArguments) }
        let wrappers = types.compactMap { type in type.wrapper.map { json($0, of: type) } }
        if !wrappers.isEmpty { content[Format.wrappers] = .array(wrappers) }
        if !collected.exportedSupertypes.isEmpty {
            content[Format.supertypes] = .array(collected.exportedSupertypes.map(json))
        }
        let opaque = collected.exportsFile?.opaqueTypes ?? []
        if !opaque.isEmpty {
            content[Format.opaque] = .array(
                opaque.map {
                    .object([Format.name: .string($0.type.name), Format.type: .string($0.type.type.spelling(.file))])
                })
        }
        if !collected.reexports.isEmpty {
            content[Format.reexports] = .array(collected.reexports.map(JSONValue.string))
        }
        return content.isEmpty ? nil : element(.named(module), requiredModules: [], kind: Format.types, content)
    }

    private func json(_ wrapper: PropertyWrapperTraits, of type: ExportedType) -> JSONValue {
        var content: [String: JSONValue] = [Format.type: .string(TypeExpression.named(type.name).spelling(.file))]
        if wrapper.takesValue { content[Format.takesValue] = .bool(true) }
        if wrapper.takesNothing { content[Format.takesNothing] = .bool(true) }
        if wrapper.isGeneric { content[Format.isGeneric] = .bool(true) }
        return .object(content)
    }

    private func json(_ exported: ExportedSupertypes) -> JSONValue {
        var content: [String: JSONValue] = [
            Format.type: .string(exported.type.spelling(.file)),
            Format.inherited: .array(exported.inherited.map { .string($0.spelling(.file)) }),
        ]
        if !exported.requiredModules.isEmpty {
            content[Format.requiredModules] = .array(exported.requiredModules.map(JSONValue.string))
        }
        return .object(content)
    }

    private func element(_ exported: ExportedProtocol) -> JSONValue {
        var content: [String: JSONValue] = [:]
        if !exported.inherited.isEmpty {
            content[Format.inherited] = .array(exported.inherited.map { .string($0.spelling(.file)) })
        }
        if let actor = exported.globalActor { content[Format.globalActor] = .string(actor) }
        return element(
            exported.type, requiredModules: exported.requiredModules, kind: Format.protocol, content)
    }

    private func element(_ exported: ExportedTypealias) -> JSONValue {
        var content: [String: JSONValue] = [Format.aliased: .string(exported.aliased.spelling(.file))]
        if !exported.genericParameters.isEmpty {
            content[Format.genericParameters] = .array(exported.genericParameters.map(JSONValue.string))
        }
        return element(
            exported.type, requiredModules: exported.requiredModules, kind: Format.typealias, content)
    }

    private func element(
        _ type: TypeExpression, requiredModules: [String], kind: String, _ content: [String: JSONValue]
    ) -> JSONValue {
        .object([
            Format.dependencies: .array([]),
            Format.key: json(DependencyKey(type: type)),
            Format.kind: .object([kind: .object(content)]),
            Format.requiredModules: .array(requiredModules.map(JSONValue.string)),
        ])
    }

    private func element(_ factory: DependencyFactory) -> JSONValue {
        var element: [String: JSONValue] = [
            Format.dependencies: .array(factory.dependencies.map(json)),
            Format.key: json(factory.key),
            Format.kind: .object(kind(factory)),
            Format.requiredModules: .array(factory.requiredModules.map(JSONValue.string)),
        ]
        if !factory.onDemandKeys.isEmpty {
            element[Format.onDemandKeys] = .array(factory.onDemandKeys.map(json))
        }
        if let exports = factory.exports { element[Format.exports] = json(exports) }
        if let location = place?(factory.location) {
            element[Format.location] = .object([
                Format.path: .string(location.path), Format.line: .number(Double(location.line)),
                Format.column: .number(Double(location.column)),
            ])
        }
        return .object(element)
    }

    private func json(_ exports: ProviderExports) -> JSONValue {
        func json(_ functions: [ProviderExports.Function]) -> JSONValue {
            .array(
                functions.map {
                    .object([Format.function: .string($0.name), Format.type: .string($0.type.spelling(.file))])
                })
        }
        var content: [String: JSONValue] = [:]
        if !exports.makers.isEmpty { content[Format.makers] = json(exports.makers) }
        if !exports.readers.isEmpty { content[Format.readers] = json(exports.readers) }
        content[Format.closing] = exports.closer.map(JSONValue.string)
        if exports.isRequired { content[Format.isRequired] = .bool(true) }
        return .object(content)
    }

    private func json(_ state: DependencyFactory.State) -> JSONValue {
        switch state {
        case .variable(let name) where SwiftIdentifier.isPlain(name): .string(name)
        case .actor, .variable: .string(Format.ownState)
        }
    }

    private func json(_ closing: DependencyFactory.Closing) -> JSONValue {
        var content: [String: JSONValue] = [Format.type: .string(closing.type.spelling(.file))]
        if closing.isActor { content[Format.isActor] = .bool(true) }
        return .object(content)
    }

    private func kind(_ factory: DependencyFactory) -> [String: JSONValue] {
        if case .injection(let injection) = factory.kind {
            var content = content(of: injection)
            add(factory.availability, to: &content)
            return [Format.injection: .object(content)]
        }
        var content: [String: JSONValue] = [Format.parameters: .array(factory.arguments.map(json))]
        if !factory.properties.isEmpty { content[Format.properties] = .array(factory.properties.map(json)) }
        if factory.scope != .unique { content[Format.scope] = .string(factory.scope.rawValue) }
        add(factory.effects, to: &content)
        add(factory.availability, to: &content)
        if factory.belongsToOneTask { content[Format.isUnsendable] = .bool(true) }
        content[Format.closing] = factory.closing.map(json)
        content[Format.entry] = factory.entry.map { .string($0.code) }
        switch factory.kind {
        case .initializer(let type, _):
            content[Format.type] = .string(type.spelling(.file))
            if factory.splitsState { content[Format.state] = factory.state.map(json) }
            if factory.infersRunTimeValues { content[Format.isRunTimeValue] = .bool(true) }
            if factory.isActor { content[Format.isActor] = .bool(true) }
            if factory.isDecorator { content[Format.decorator] = .number(Double(factory.decoratorPosition)) }
            return [Format.initializer: .object(content)]
        case .configurationMethod(let method):
            content[Format.configuration] = json(method.configuration)
            content[Format.name] = .string(method.name)
            if method.form != .method { content[Format.form] = .string(method.form.rawValue) }
            return [Format.configurationMethod: .object(content)]
        case .injection, .external:
            preconditionFailure("only applications are handed values, and they write no module file")
        }
    }

    private func add(_ availability: Availability, to content: inout [String: JSONValue]) {
        if availability.isAlways { return }
        content[Format.availability] = .array(
            availability.introductions.map { .string("\($0.platform) \($0.version)") })
    }

    private func content(of injection: DependencyFactory.Injection) -> [String: JSONValue] {
        var content: [String: JSONValue] = [
            Format.type: .string(injection.type.spelling(.file)),
            Format.properties: .array(injection.properties.map(json)),
        ]
        if !injection.superclasses.isEmpty {
            content[Format.superclasses] = .array(injection.superclasses.map { .string($0.spelling(.file)) })
        }
        content[Format.initializer] = injection.initializer.map(json)
        return content
    }

    private func json(_ initializer: DependencyFactory.Initializer) -> JSONValue {
        var content: [String: JSONValue] = [Format.parameters: .array(initializer.parameters.map(json))]
        add(initializer.effects, to: &content)
        if initializer.isFailable { content[Format.isFailable] = .bool(true) }
        return .object(content)
    }

    private func add(_ effects: Effects, to content: inout [String: JSONValue]) {
        if effects.isThrowing { content[Format.isThrowing] = .bool(true) }
        if effects.isAsync { content[Format.isAsync] = .bool(true) }
        if let actor = effects.globalActor { content[Format.globalActor] = .string(actor) }
    }

    private func json(_ parameter: DependencyFactory.Parameter) -> JSONValue {
        var content: [String: JSONValue] = [
            Format.dependency: json(parameter.dependency), Format.name: .string(parameter.label),
        ]
        if parameter.hasDefault { content[Format.hasDefault] = .bool(true) }
        if parameter.isRunTimeValue { content[Format.isRunTimeValue] = .bool(true) }
        if parameter.isAutoclosure { content[Format.isAutoclosure] = .bool(true) }
        if parameter.isDemanded { content[Format.isDemanded] = .bool(true) }
        if parameter.mustBeProvided { content[Format.isRequired] = .bool(true) }
        if parameter.isSending { content[Format.isSending] = .bool(true) }
        if parameter.isRethrown { content[Format.isRethrown] = .bool(true) }
        if parameter.property?.hidesTag == true { content[Format.hidesTag] = .bool(true) }
        if let actor = parameter.property?.globalActor { content[Format.globalActor] = .string(actor) }
        return .object(content)
    }

    private func json(_ key: DependencyKey) -> JSONValue {
        var content: [String: JSONValue] = [Format.name: .string(key.type.spelling(.file))]
        if let tag = key.tag { content[Format.tag] = .string(tag.spelling(.file)) }
        return .object(content)
    }
}
