import DpendRuntime

/// Reads a `.dpendmodule` file. The file comes from elsewhere. So every deviation from the form is an error with its
/// place, and every name is validated (semantics, section 6).
package struct ModuleFileReader: Sendable {
    private typealias Format = ModuleFileFormat

    /// Whether a file exists at a path.
    private let isThere: @Sendable (String) -> Bool

    /// Whether the module file may name a path, which is relative to it, as a source.
    private let mayName: @Sendable (String) -> Bool

    /// Whether an element with a condition counts.
    private let holds: @Sendable (VariantCondition) -> Bool

    /// - Parameters:
    ///   - holds: Whether an element with a condition counts.
    ///   - mayName: Whether the module file may name a path, which is relative to it, as a source.
    ///   - isThere: Whether a file exists at a path. Only then does a provider have the place in its source.
    package init(
        holds: @escaping @Sendable (VariantCondition) -> Bool = { _ in true },
        mayName: @escaping @Sendable (String) -> Bool = { _ in true },
        isThere: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.holds = holds
        self.mayName = mayName
        self.isThere = isThere
    }

    /// Reads the text of a module file.
    ///
    /// - Throws: ``InputError`` for a malformed file, with the line of the element.
    package func read(_ text: String, name: String, path: String) throws(InputError) -> LibraryModule {
        let document: JSONValue
        do throws(JSONValue.Failure) {
            document = try JSONValue(parsing: text)
        } catch {
            throw InputError(error, at: path, "not a module file of dpend")
        }
        guard case .array(let elements) = document else {
            throw InputError(.malformed, "a module file must be an array of factories", at: path)
        }
        let places = JSONElementLocator(path: path, text: text).locations
        var library = LibraryModule(name: name, path: path, factories: [])
        for (position, element) in elements.enumerated() {
            let location = position < places.count ? places[position] : SourceLocation(path: path, line: 1, column: 1)
            do throws(JSONFields.Mistake) {
                try read(JSONFields(element, "element \(position + 1)"), at: location, into: &library)
            } catch {
                throw InputError(.malformed, error.message, at: "\(location)")
            }
        }
        return library.hidingTypes()
    }

    private func read(
        _ element: JSONFields, at location: SourceLocation, into library: inout LibraryModule
    ) throws(JSONFields.Mistake) {
        var element = element
        guard try readCondition(&element).map(holds) ?? true else { return }
        let key = try readKey(try element.object(Format.key))
        let dependencies = try element.objects(Format.dependencies)
        let modules = try element.moduleNames(Format.requiredModules)
        let onDemandKeys = try element.optionalObjects(Format.onDemandKeys)
        var kinds = try element.object(Format.kind)
        let exports = try readExports(&element)
        let source = try readLocation(&element, of: &library)
        try element.finish()
        var stated: [DependencyKey] = []
        for dependency in dependencies { stated.append(try readKey(dependency)) }

        switch try kinds.onlyKey() {
        case Format.protocol:
            var content = try kinds.object(Format.protocol)
            let inherited = try content.optionalTypes(Format.inherited)
            let actor = try content.optionalActor(Format.globalActor)
            try content.finish()
            library.protocols.append(
                ExportedProtocol(
                    type: key.type, inherited: inherited, globalActor: actor, requiredModules: modules))
        case Format.typealias:
            var content = try kinds.object(Format.typealias)
            let aliased = try content.type(Format.aliased)
            let parameters = try content.optionalNames(Format.genericParameters, SwiftIdentifier.isName)
            try content.finish()
            library.typealiases.append(
                ExportedTypealias(
                    type: key.type, genericParameters: parameters, aliased: aliased, requiredModules: modules))
        case Format.types:
            var content = try kinds.object(Format.types)
            library.types += try readTypes(&content)
            for fields in try content.optionalObjects(Format.supertypes) {
                library.supertypes.append(try readSupertypes(fields))
            }
            library.reexports += try content.optionalNames(Format.reexports)
            for fields in try content.optionalObjects(Format.opaque) {
                library.opaqueTypes.append(try readOpaqueType(fields))
            }
            try content.finish()
        case let kind:
            var content = try kinds.object(kind)
            var factory = try readFactory(key, kind, &content, at: source ?? location)
            try content.finish()
            guard factory.dependencies == stated else {
                throw content.mistake("its dependencies do not match its parameters")
            }
            factory.imports = modules.map { ModuleImport($0) }
            factory.origin = .library(library.name)
            factory.exports = exports
            for onDemandKey in onDemandKeys { factory.onDemandKeys.append(try readKey(onDemandKey)) }
            if factory.key.isInjection { library.injections.append(factory) } else { library.factories.append(factory) }
        }
    }

    /// The place in a provider's source, if the source exists.
    private func readLocation(
        _ element: inout JSONFields, of library: inout LibraryModule
    ) throws(JSONFields.Mistake) -> SourceLocation? {
        guard var fields = try element.optionalObject(Format.location) else { return nil }
        let relative = try fields.text(Format.path)
        let (line, column) = (try fields.count(Format.line), try fields.count(Format.column))
        try fields.finish()
        guard relative.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0 != "\u{7F}" }) else {
            throw fields.mistake("'\(Format.path)' is not a valid path")
        }
        guard mayName(relative) else { return nil }
        let source = FolderPath(ofFile: library.path).path(relative)
        let isThere = library.sources[source] ?? isThere(source)
        library.sources[source] = isThere
        return isThere ? SourceLocation(path: source, line: line, column: column) : nil
    }

    private func readCondition(_ element: inout JSONFields) throws(JSONFields.Mistake) -> VariantCondition? {
        guard let text = try element.optionalText(Format.condition) else { return nil }
        guard let condition = VariantCondition(code: text) else {
            throw element.mistake("'\(Format.condition)' is not a condition as '#if' has it")
        }
        return condition
    }

    private func readExports(_ element: inout JSONFields) throws(JSONFields.Mistake) -> ProviderExports? {
        guard var fields = try element.optionalObject(Format.exports) else { return nil }
        func functions(_ field: String) throws(JSONFields.Mistake) -> [ProviderExports.Function] {
            var functions: [ProviderExports.Function] = []
            for content in try fields.optionalObjects(field) {
                var content = content
                functions.append(.init(type: try content.type(Format.type), name: try content.member(Format.function)))
                try content.finish()
            }
            return functions
        }
        var exports = ProviderExports(isRequired: try fields.optionalBool(Format.isRequired))
        exports.makers = try functions(Format.makers)
        exports.readers = try functions(Format.readers)
        exports.closer = try fields.optionalMember(Format.closing)
        try fields.finish()
        return exports
    }

    private func readFactory(
        _ key: DependencyKey, _ kind: String, _ content: inout JSONFields, at location: SourceLocation
    ) throws(JSONFields.Mistake) -> DependencyFactory {
        if kind == Format.injection { return try readInjection(&content, at: location) }
        var parameters = try readParameters(&content)
        let scope = try content.optionalCase(Format.scope, DependencyScope.self) ?? .unique
        let effects = try readEffects(&content)
        let availability = try readAvailability(&content)
        let isUnsendable = try content.optionalBool(Format.isUnsendable)
        let closing = try readClosing(&content)
        let entry = try content.optionalEntry(Format.entry)
        switch kind {
        case Format.initializer:
            let type = try readClass(&content)
            parameters += try readProperties(try content.optionalObjects(Format.properties), owner: .nominal(type))
            var factory = DependencyFactory(
                key: key, kind: .initializer(type: type, parameters: parameters), scope: scope, effects: effects,
                location: location)
            factory.state = try content.optionalPlainName(Format.state).map {
                $0 == Format.ownState ? .actor : .variable($0)
            }
            factory.infersRunTimeValues = try content.optionalBool(Format.isRunTimeValue)
            factory.isActor = try content.optionalBool(Format.isActor)
            factory.availability = availability
            factory.closing = closing
            factory.entry = entry
            factory.isUnsendable = isUnsendable
            if let position = try content.optionalNumber(Format.decorator) {
                guard let position = Int32(exactly: position), position < DependencyFactory.firstLibraryDecorator else {
                    throw content.mistake("'\(Format.decorator)' is too large")
                }
                factory.decoratorPosition = DependencyFactory.firstLibraryDecorator + position
            }
            return factory
        case Format.configurationMethod:
            parameters += try readProperties(
                try content.optionalObjects(Format.properties), owner: key.type.unwrapped)
            let method = DependencyFactory.ConfigurationMethod(
                configuration: try readKey(try content.object(Format.configuration)),
                name: try content.name(Format.name),
                form: try content.optionalCase(Format.form, DependencyFactory.ConfigurationMethod.Form.self) ?? .method,
                parameters: parameters)
            var factory = DependencyFactory(
                key: key, kind: .configurationMethod(method), scope: scope, effects: effects, location: location)
            factory.availability = availability
            factory.closing = closing
            factory.entry = entry
            factory.isUnsendable = isUnsendable
            return factory
        default:
            throw content.mistake("this dpend does not know the kind '\(kind)'; a newer one may have written the file")
        }
    }

    private func readInjection(
        _ content: inout JSONFields, at location: SourceLocation
    ) throws(JSONFields.Mistake) -> DependencyFactory {
        let type = try readClass(&content)
        let properties = try readProperties(try content.objects(Format.properties), owner: .nominal(type))
        let superclasses = try content.optionalTypes(Format.superclasses).compactMap(\.nominal)
        let availability = try readAvailability(&content)
        var initializer: DependencyFactory.Initializer?
        if var fields = try content.optionalObject(Format.initializer) {
            initializer = .init(
                parameters: try readParameters(&fields), effects: try readEffects(&fields),
                isFailable: try fields.optionalBool(Format.isFailable))
            try fields.finish()
        }
        var factory = DependencyFactory(
            key: DependencyKey(injectionInto: type),
            kind: .injection(
                .init(type: type, superclasses: superclasses, properties: properties, initializer: initializer)),
            effects: Effects(globalActor: properties.propertyActor), location: location)
        factory.availability = availability
        return factory
    }

    func readClass(_ content: inout JSONFields) throws(JSONFields.Mistake) -> NominalType {
        guard let type = try content.type(Format.type).nominal else {
            throw content.mistake("'\(Format.type)' is not the name of a type")
        }
        return type
    }

    private func readAvailability(_ content: inout JSONFields) throws(JSONFields.Mistake) -> Availability {
        var result = Availability.always
        for text in try content.optionalTexts(Format.availability) {
            let words = text.split(separator: " ")
            guard words.count == 2, let platform = Availability.platform(String(words[0])),
                let version = VersionNumber(words[1])
            else {
                throw content.mistake("'\(text)' is not a platform with a version")
            }
            result.insert(.init(platform: platform, version: version))
        }
        return result
    }

    private func readClosing(_ content: inout JSONFields) throws(JSONFields.Mistake) -> DependencyFactory.Closing? {
        guard var fields = try content.optionalObject(Format.closing) else { return nil }
        let closing = DependencyFactory.Closing(
            type: try readClass(&fields), isActor: try fields.optionalBool(Format.isActor))
        try fields.finish()
        return closing
    }

    private func readEffects(_ content: inout JSONFields) throws(JSONFields.Mistake) -> Effects {
        Effects(
            isThrowing: try content.optionalBool(Format.isThrowing), isAsync: try content.optionalBool(Format.isAsync),
            globalActor: try content.optionalActor(Format.globalActor))
    }

    private func readParameters(
        _ content: inout JSONFields
    ) throws(JSONFields.Mistake) -> [DependencyFactory.Parameter] {
        var parameters: [DependencyFactory.Parameter] = []
        for fields in try content.objects(Format.parameters) { parameters.append(try readParameter(fields)) }
        return parameters
    }

    private func readProperties(
        _ elements: [JSONFields], owner: TypeExpression
    ) throws(JSONFields.Mistake) -> [DependencyFactory.Parameter] {
        var properties: [DependencyFactory.Parameter] = []
        for fields in elements {
            var fields = fields
            let property = InjectedProperty(
                owner: owner.description, hidesTag: try fields.optionalBool(Format.hidesTag),
                globalActor: try fields.optionalActor(Format.globalActor))
            var parameter = try readParameter(fields)
            parameter.property = property
            properties.append(parameter)
        }
        return properties
    }

    private func readParameter(_ fields: JSONFields) throws(JSONFields.Mistake) -> DependencyFactory.Parameter {
        var fields = fields
        var parameter = DependencyFactory.Parameter(
            label: try fields.label(Format.name), dependency: try readKey(try fields.object(Format.dependency)),
            hasDefault: try fields.optionalBool(Format.hasDefault),
            isRunTimeValue: try fields.optionalBool(Format.isRunTimeValue),
            isAutoclosure: try fields.optionalBool(Format.isAutoclosure))
        parameter.isSending = try fields.optionalBool(Format.isSending)
        parameter.isRethrown = try fields.optionalBool(Format.isRethrown)
        parameter.mustBeProvided = try fields.optionalBool(Format.isRequired)
        parameter.isDemanded = try fields.optionalBool(Format.isDemanded)
        try fields.finish()
        return parameter
    }

    private func readKey(_ fields: JSONFields) throws(JSONFields.Mistake) -> DependencyKey {
        var fields = fields
        let key = DependencyKey(
            type: try fields.type(Format.name), tag: try fields.optionalType(Format.tag))
        try fields.finish()
        return key
    }
}
