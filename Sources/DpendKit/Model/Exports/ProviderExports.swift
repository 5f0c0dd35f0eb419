/// The functions of a library's exports file through which other modules use a provider (adoption, section 5).
package struct ProviderExports: Sendable {
    /// The functions that make an instance.
    package var makers: [Function] = []
    /// The functions that turn an instance of the class into what the class provides.
    package var readers: [Function] = []
    /// The function that gives the `close()` of an instance that a container keeps; nil if there is none.
    package var closer: String?
    /// Whether other modules cannot call the provider itself.
    package var isRequired: Bool

    /// A static function, and the type that it returns.
    package struct Function: Sendable {
        package var type: TypeExpression
        /// Its name after the enumeration that declares it: `FeatureExports.signIn`.
        package var name: String

        package init(type: TypeExpression, name: String) {
            self.type = type
            self.name = name
        }
    }

    /// Creates the exports of a provider without any function.
    package init(isRequired: Bool) {
        self.isRequired = isRequired
    }

    /// The function that makes an instance of a type.
    func maker(of type: TypeExpression) -> Function? { makers.first { $0.type == type } }

    /// The function that makes an object that is kept weakly.
    var objectMaker: Function? { makers.first { $0.type.unwrapped == .anyObject } }

    func reader(of type: TypeExpression) -> Function? { readers.first { $0.type == type } }

    /// Whether other modules can get an instance of a type.
    func provides(_ type: TypeExpression) -> Bool { !isRequired || maker(of: type) != nil || reader(of: type) != nil }

    func mappingTypes(_ map: (TypeExpression) -> TypeExpression) -> ProviderExports {
        var result = self
        for position in makers.indices { result.makers[position].type = map(makers[position].type) }
        for position in readers.indices { result.readers[position].type = map(readers[position].type) }
        return result
    }
}

extension DependencyFactory {
    /// The type that a call returns: the key's, or the result of the key's closure.
    var madeType: TypeExpression {
        if hasRunTimeValues, case .function(let function) = key.type { return function.result }
        return key.type
    }

    /// The function of an exports file that generated code calls instead of the provider; nil if it calls the provider
    /// itself.
    var exportedMaker: String? { exports.flatMap { $0.maker(of: madeType)?.name } }

    /// Whether generated code can get an instance of a type. A library exports functions only for some types.
    func canProvide(_ type: TypeExpression) -> Bool { exports?.provides(type) ?? true }

    /// Whether generated code calls the provider through an exports file.
    var isExported: Bool { exports?.isRequired ?? false }
}

extension TypeExpression {
    /// `AnyObject`, the type of instances that another module keeps weakly without knowing their class.
    static let anyObject = TypeExpression.nominal(NominalType(components: [.init(name: "AnyObject")]))
}
