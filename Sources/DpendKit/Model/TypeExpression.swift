/// A Swift type, reduced to the parts that distinguish types.
///
/// Spellings of the same type are the same value (semantics, section 2): `any P` is `P`, `Optional<T>` is `T?`,
/// `Array<T>` is `[T]`, parentheses are dropped, and the members of `A & B` are sorted. Names are as written until a
/// `NameResolver` has resolved them. From then on they are complete and contain their module.
package enum TypeExpression: Sendable, Hashable {
    case nominal(NominalType)
    indirect case optional(TypeExpression)
    indirect case array(TypeExpression)
    indirect case dictionary(key: TypeExpression, value: TypeExpression)
    case tuple([TupleElement])
    indirect case function(FunctionType)
    /// At least two members, sorted by their spelling, each once.
    case composition([TypeExpression])
    /// `T.Type`
    indirect case metatype(TypeExpression)
    /// `P.Protocol`
    indirect case protocolMetatype(TypeExpression)
    /// A type that dpend does not analyze (`~Copyable`, `repeat each T`), as written.
    indirect case other(String)

    /// An element of a tuple type.
    package struct TupleElement: Sendable, Hashable {
        package var label: String?
        package var type: TypeExpression
    }

    /// A closure type without the attributes that do not matter, such as `@escaping` before all of it and
    /// `@autoclosure`.
    package struct FunctionType: Sendable, Hashable {
        /// `@Sendable` and global actors, sorted, with the `@`.
        package var attributes: [String]
        package var parameters: [TypeExpression]
        /// The parameters, closures themselves, that are `@escaping`. They do not affect the identity.
        var escapingParameters = EscapingParameters()
        package var isAsync: Bool
        /// `throws`, `throws(E)`, or nothing.
        package var throwing: Throwing
        package var result: TypeExpression

        /// Positions of parameters. All values are equal to each other.
        struct EscapingParameters: Sendable, Hashable {
            var positions: [Int] = []

            static func == (left: Self, right: Self) -> Bool { true }
            func hash(into hasher: inout Hasher) {}
        }

        /// Whether a call of the closure can throw, and which error.
        package enum Throwing: Sendable, Hashable {
            case never
            case anyError
            case typed(TypeExpression)
        }
    }

    /// The type with a single name, without generic arguments and module.
    package static func named(_ name: String) -> TypeExpression {
        .nominal(NominalType(components: NominalType.components(of: name)))
    }

    /// The composition of the members, flattened, sorted and without duplicates.
    package static func composed(of members: [TypeExpression]) -> TypeExpression {
        var flat: [TypeExpression] = []
        for member in members {
            if case .composition(let inner) = member { flat += inner } else { flat.append(member) }
        }
        var seen: Set<TypeExpression> = []
        let unique = flat.filter { seen.insert($0).inserted }
            .sorted { $0.spelling(.identity) < $1.spelling(.identity) }
        return unique.count == 1 ? unique[0] : .composition(unique)
    }

    /// A type of DpendRuntime, such as `Lazy<T>`.
    static func runtimeType(_ name: String, _ arguments: [TypeExpression]) -> TypeExpression {
        .nominal(NominalType(module: runtimeModule, components: [.init(name: name, arguments: arguments)]))
    }

    static let runtimeModule = "DpendRuntime"

    /// The type and the tag of DpendRuntime's `Tagged<T, Tag>`.
    var tagged: (type: TypeExpression, tag: TypeExpression)? {
        guard let arguments = runTimeValues(of: "Tagged"), arguments.count == 2 else { return nil }
        return (arguments[0], arguments[1])
    }

    /// The type of DpendRuntime's `Lazy<T>`.
    var lazy: TypeExpression? {
        guard let arguments = runTimeValues(of: "Lazy"), arguments.count == 1 else { return nil }
        return arguments[0]
    }

    private func runTimeValues(of name: String) -> [TypeExpression]? {
        guard let nominal, nominal.module == Self.runtimeModule, nominal.path == name else { return nil }
        return nominal.components[0].arguments
    }

    /// The members of a composition; the type itself if it is none.
    package var composed: [TypeExpression] { if case .composition(let members) = self { members } else { [self] } }

    /// Whether the type is known to be a protocol or a composition, to which classes conform.
    var isProtocol: Bool {
        if case .composition = self { true } else { nominal?.isProtocol ?? false }
    }

    /// The nominal type, if this is one.
    package var nominal: NominalType? {
        if case .nominal(let type) = self { type } else { nil }
    }
}
