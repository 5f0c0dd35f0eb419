/// Marks a property of a class that is set after the initializer has run (property injection).
///
/// dpend treats the property as a requirement. A container sets all such properties of the objects that it makes. For
/// an object that other code makes, such as a storyboard, call the generated `inject(into:)`.
///
/// ```swift
/// final class GameController: UIViewController {
///     @Injected var engine: any Engine
///     @Injected(tag: Backup.self) var server: Server
///     @Injected var analytics: (any Analytics)?
///     @Injected var logger: any Logger = SilentLogger()
/// }
/// ```
///
/// Reading a property without a value ends the program, unless it is optional or has a default value. The message
/// contains the place of the property, its class and its type.
@propertyWrapper
public struct Injected<Value> {
    fileprivate enum State {
        case set(Value)
        case awaited(Declaration)
    }

    /// The place and the class of the property.
    fileprivate struct Declaration: Sendable {
        let owner: StaticString
        let file: StaticString
        let line: UInt
    }

    private var state: State

    // The initializers ignore the tag. dpend reads it from the source.

    /// A property without a value. The parameters that the compiler fills in are for the message if the property is
    /// read too early.
    ///
    /// - Parameters:
    ///   - tag: The tag of the dependency, if it has one.
    ///   - owner: The type around the property.
    ///   - file: The file of the property.
    ///   - line: The line of the property.
    public init(
        tag: (any DependencyTag.Type)? = nil, owner: StaticString = #function, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        state = .awaited(Declaration(owner: owner, file: file, line: line))
    }

    /// A property with a default value, which stays if nothing provides the dependency.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value.
    ///   - tag: The tag of the dependency, if it has one.
    public init(wrappedValue: Value, tag: (any DependencyTag.Type)? = nil) {
        state = .set(wrappedValue)
    }

    /// The dependency.
    public var wrappedValue: Value {
        get {
            switch state {
            case .set(let value): value
            case .awaited(let declaration): declaration.trap(Value.self)
            }
        }
        set { state = .set(newValue) }
    }
}

extension Injected where Value: ExpressibleByNilLiteral {
    /// An optional property. It stays nil if nothing provides the dependency.
    ///
    /// - Parameter tag: The tag of the dependency, if it has one.
    public init(tag: (any DependencyTag.Type)? = nil) {
        self.init(wrappedValue: nil, tag: tag)
    }
}

extension Injected.Declaration {
    fileprivate func trap(_ type: Value.Type) -> Never {
        fatalError(
            "the @Injected property of '\(owner)' here, of type '\(TypeName(of: type))', was read before it was injected: "
                + "let a container make the object, or pass it to inject(into:) first",
            file: file, line: line)
    }
}

extension Injected: Sendable where Value: Sendable {}
extension Injected.State: Sendable where Value: Sendable {}
