/// The content of a library's exports file: what lets other modules use providers that are not public (adoption,
/// section 5).
package struct LibraryExports: Sendable {
    /// The enumeration that declares the functions: `FeatureExports`.
    var enumeration: String
    /// The name of the module, with which the names of opaque types begin.
    var module: String
    var access: AccessLevel
    /// Sorted by name.
    var opaqueTypes: [Opaque] = [] {
        didSet { names = Dictionary(opaqueTypes.map { ($0.type.type, $0.type.name) }) { first, _ in first } }
    }
    private var names: [NominalType: String] = [:]
    /// Sorted by name, then by the factories' order.
    var functions: [Function] = []
    /// The imports of the files that declare the providers.
    var imports: [ModuleImport] = []
    /// The modules that a source imports with an access below `public`.
    var restrictedModules: Set<String> = []
    /// The modules all of whose types are known.
    var knownModules: Set<String> = []
    /// The modules that generated code cannot name, because a visible type has the name of the module.
    var hiddenModules: Set<String> = []

    init(enumeration: String, module: String, access: AccessLevel) {
        (self.enumeration, self.module, self.access) = (enumeration, module, access)
    }

    /// An opaque type, and what its declaration requires.
    struct Opaque: Sendable {
        var type: OpaqueType
        var isSendable: Bool
        /// Whether it is a tag, of which there are no values.
        var isTag: Bool
        /// The versions of platforms that have the type.
        var availability = Availability.always
    }

    /// A static function.
    struct Function: Sendable {
        var name: String
        /// The provider, as the library's own code calls it.
        var factory: DependencyFactory
        /// The type that it returns, as the library's own code names it.
        var type: TypeExpression
        /// The type of the instance that it reads; nil for a function that makes an instance.
        var source: TypeExpression?
        /// Whether it gives the function `close()` of the instance that it reads, instead of a type of the instance.
        var isClosing = false
        /// The versions of platforms that have the provider, and the type as a type of the class.
        var availability = Availability.always
    }

    /// The exports with other spellings of the types of other modules.
    func respelling(_ spell: (NominalType) -> NominalType) -> LibraryExports {
        func map(_ type: TypeExpression) -> TypeExpression { type.mappingNominals(spell) }
        var result = self
        for position in functions.indices {
            result.functions[position].type = map(functions[position].type)
            result.functions[position].source = functions[position].source.map(map)
            result.functions[position].factory = functions[position].factory.mappingTypes(map)
        }
        return result
    }

    /// The type as other modules name it.
    func hiding(_ type: TypeExpression) -> TypeExpression {
        names.isEmpty ? type : type.hidingTypes { names[$0] }
    }
}

extension DependencyFactory {
    /// A parameter or property of a provider, and how the function in the exports file treats it.
    struct ExportedParameter: Sendable {
        var parameter: Parameter
        var treatment: Treatment

        enum Treatment: Sendable {
            case passed
            /// The caller may omit it. The provider then uses its default value.
            case optional
            /// The function does not have it. The provider always uses its default value.
            case omitted
        }
    }

    /// The most parameters with default values that a function lets its caller choose. Each doubles the calls in its
    /// body.
    private static let maximumChoices = 3

    /// The parameters and properties, with their treatment. If there are many default values, those for types of the
    /// project come first.
    var exportedParameters: [ExportedParameter] {
        let required = arguments.positionsToPass
        let choices = arguments.indices.filter { !required.contains($0) && !parameters[$0].isRunTimeValue }
        let ofProject = choices.filter { parameters[$0].dependency.providedType.nominal?.module != nil }
        let chosen = Set((ofProject + choices.filter { !ofProject.contains($0) }).prefix(Self.maximumChoices))
        return arguments.enumerated().map { position, parameter in
            let isPassed = !choices.contains(position)
            return ExportedParameter(
                parameter: parameter, treatment: isPassed ? .passed : chosen.contains(position) ? .optional : .omitted)
        } + properties.map { ExportedParameter(parameter: $0, treatment: $0.hasDefault ? .optional : .passed) }
    }

    /// The provider as other modules see it: a function without autoclosures and properties.
    var exportedView: DependencyFactory {
        let parameters = exportedParameters.compactMap { exported -> Parameter? in
            guard exported.treatment != .omitted else { return nil }
            var parameter = exported.parameter
            parameter.hasDefault = exported.treatment == .optional
            (parameter.isAutoclosure, parameter.property) = (false, nil)
            return parameter
        }
        var factory = self
        factory.isActor = false
        switch kind {
        case .initializer(let type, _): factory.kind = .initializer(type: type, parameters: parameters)
        case .configurationMethod(var method):
            method.parameters = parameters
            factory.kind = .configurationMethod(method)
        case .external, .injection: break
        }
        return factory
    }
}
