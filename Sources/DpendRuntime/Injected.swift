/// Marks a property of a class that is set after the object was made (property injection).
///
/// dpend treats it as a dependency. An object that a container makes comes with all of them; into one that somebody else
/// makes, such as a storyboard, generated code puts them with `inject(into:)`.
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
/// To read one that is neither set nor optional, and has no default value, ends the program; the message has the place of
/// the property, its class and its type.
@propertyWrapper
public struct Injected<Value> {
    fileprivate enum State {
        case set(Value)
        case awaited(Declaration)
    }

    /// Where the property is declared, and of what class.
    fileprivate struct Declaration: Sendable {
        let owner: StaticString
        let file: StaticString
        let line: UInt
    }

    private var state: State

    // No initializer keeps the tag: dpend reads it from the source.

    /// A property that has no value until one is injected. What the compiler fills in is for the message of a property that
    /// is read too early.
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

    /// A property with a value of its own, which stays where nothing provides the dependency.
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
    /// An optional property, which is nil until something is injected, and stays so where nothing provides the dependency.
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
