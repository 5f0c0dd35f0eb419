/// Identifies a dependency: a type and, optionally, a tag (thesis, section 5).
///
/// Two keys are equal if their types and tags are equal, including the modules that declare them. Keys sort by their
/// printed name, then by module.
public struct DependencyKey: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The type, with its names looked up.
    package var type: TypeExpression { storage.type }
    /// The type that conforms to `DependencyTag`, if the dependency has a tag.
    package var tag: TypeExpression? { storage.tag }
    /// The chosen provider, if the type and the tag alone would select another one. Elements of a collection that lose
    /// against each other have one. It is nil for all keys that people write.
    package var provider: String? { storage.provider }
    /// The only parameter that the key satisfies, if it is the external value of one parameter.
    package var parameter: ParameterName? { storage.parameter }
    /// The type's name as people write it: `ItemVM.Factory`, `[Service]`.
    public var name: String { storage.name }

    /// Whether it stands for the properties of objects that other code makes, and is not a key that a requirement can
    /// name. The type is the class of the objects.
    package var isInjection: Bool { storage.isInjection }

    /// The number of the declaration of its type among all sources, if the type's name means the same everywhere; -1
    /// for other keys, which may be equal to such a key. Two keys of one run with the same number are equal.
    let declaration: Int32

    private let storage: Storage

    // Chaining mostly copies, compares and hashes keys. So the text that distinguishes them is spelled once.
    private final class Storage: Sendable {
        let hash: Int
        let tag: TypeExpression?
        let provider: String?
        let parameter: ParameterName?
        let type: TypeExpression
        let isInjection: Bool
        let name: String
        let identity: String

        init(type: TypeExpression, tag: TypeExpression?, provider: String?, parameter: ParameterName?) {
            self.type = type
            self.tag = tag
            self.provider = provider
            self.parameter = parameter
            isInjection = false
            name = type.spelling(.plain)
            var identity = type.spelling(.identity)
            if let tag { identity += " tagged " + tag.spelling(.identity) }
            if let provider { identity += " by " + provider }
            if let parameter { identity += " for " + parameter.identity }
            self.identity = identity
            hash = identity.hashValue
        }

        init(injectionInto injected: NominalType) {
            type = .nominal(injected)
            tag = nil
            provider = nil
            parameter = nil
            isInjection = true
            name = "inject(into: \(injected.spelling(.plain)))"
            identity = "inject(into: \(injected.spelling(.identity)))"
            hash = identity.hashValue
        }
    }

    /// Creates a key from resolved types.
    package init(
        type: TypeExpression, tag: TypeExpression? = nil, provider: String? = nil, parameter: ParameterName? = nil
    ) {
        storage = Storage(type: type, tag: tag, provider: provider, parameter: parameter)
        declaration = -1
    }

    /// The key of a type with the number of its declaration.
    init(type: NominalType, declaration: Int) {
        storage = Storage(type: .nominal(type), tag: nil, provider: nil, parameter: nil)
        self.declaration = Int32(exactly: declaration) ?? -1
    }

    private init(storage: Storage) {
        self.storage = storage
        declaration = -1
    }

    /// The key for setting the properties of objects of a class.
    package init(injectionInto injected: NominalType) {
        storage = Storage(injectionInto: injected)
        declaration = -1
    }

    /// The key that a parameter of a resolved type asks for: `Tagged<T, Tag>` of DpendRuntime asks for `T` with the
    /// tag.
    package init(requestedBy type: TypeExpression) {
        if let (wrapped, tag) = type.tagged {
            self.init(type: wrapped, tag: tag)
        } else {
            self.init(type: type)
        }
    }

    /// The key with its types replaced.
    func mappingTypes(_ map: (TypeExpression) -> TypeExpression) -> DependencyKey {
        DependencyKey(type: map(type), tag: tag.map(map), provider: provider, parameter: parameter)
    }

    /// The key that a parameter of this type asks for without an external value of its own.
    var withoutParameter: DependencyKey {
        parameter == nil ? self : DependencyKey(type: type, tag: tag, provider: provider)
    }

    /// Identifies the storage as long as it exists. Two equal keys may have different identities.
    var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// The key in other runs, in which declarations have other numbers.
    var inOtherRuns: DependencyKey { DependencyKey(storage: storage) }

    /// The type as a parameter declares it: `Tagged<T, Tag>` for a key with a tag.
    package var requestedType: TypeExpression {
        tag.map { .runtimeType("Tagged", [type, $0]) } ?? type
    }

    /// The type of the object that a provider of exactly this key makes: the `T` of `(A) -> T`, and of the `T?` of a
    /// failable initializer.
    var producedType: TypeExpression {
        if case .function(let function) = type, !function.parameters.isEmpty { return function.result.unwrapped }
        return type.unwrapped
    }

    /// The type that a provider must have: the `T` of `() -> T`, `(A) -> T`, `Lazy<T>`, `T?` and `[T]`.
    package var providedType: TypeExpression { Self.provided(type) }

    private static func provided(_ type: TypeExpression) -> TypeExpression {
        if let inner = type.lazy { return provided(inner) }
        if let (inner, _) = type.tagged { return provided(inner) }
        return switch type {
        case .function(let function): provided(function.result)
        case .optional(let inner), .array(let inner): provided(inner)
        case .nominal, .dictionary, .tuple, .composition, .metatype, .protocolMetatype, .other: type
        }
    }

    /// The tag's name, if there is one.
    public var tagName: String? { tag?.spelling(.plain) }

    /// `FooService`, `FooService (Bar)` with a tag, or `FileStore.path: String` for the value of one parameter.
    public var description: String {
        (parameter.map { "\($0): " } ?? "") + (tagName.map { "\(name) (\($0))" } ?? name)
            + (provider.map { " by \($0)" } ?? "")
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage
            || left.storage.hash == right.storage.hash && left.storage.identity == right.storage.identity
    }

    /// Whether the keys of one run are equal. Mostly the declarations' numbers decide this.
    func isSame(as other: Self) -> Bool {
        declaration >= 0 && other.declaration >= 0 ? declaration == other.declaration : self == other
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }

    public static func < (left: Self, right: Self) -> Bool {
        if left.name != right.name { return left.name < right.name }
        if left.tag != nil || right.tag != nil, left.tagName != right.tagName {
            return (left.tagName ?? "") < (right.tagName ?? "")
        }
        return left.storage.identity < right.storage.identity
    }
}
