@_exported import Combine
@_exported import UIKit

@resultBuilder public struct ViewBuilder {
    public static func buildBlock(_ parts: Any...) -> EmptyView { EmptyView() }
}
@resultBuilder public struct SceneBuilder {
    public static func buildBlock(_ parts: Any...) -> EmptyScene { EmptyScene() }
}
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}
extension Never: View {
    public var body: Never { fatalError() }
}
extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}
public struct EmptyView: View {
    nonisolated public init() {}
    public var body: Never { fatalError() }
}
public struct AnyView: View {
    nonisolated public init<V: View>(_ view: V) {}
    public var body: Never { fatalError() }
}
public struct Text: View, Hashable, Sendable {
    nonisolated public init(_ text: String) {}
    public var body: Never { fatalError() }
}
public struct Image: View, Hashable, Sendable {
    nonisolated public init(systemName: String) {}
    public var body: Never { fatalError() }
}
public struct Color: View, Hashable, Sendable {
    public var body: Never { fatalError() }
}
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}
public struct EmptyScene: Scene {
    nonisolated public init() {}
    public var body: EmptyScene { self }
}
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = AnyView
    @ViewBuilder func body(content: Content) -> Body
}
@MainActor @preconcurrency public protocol ButtonStyle {}
@MainActor @preconcurrency public protocol UIViewRepresentable: View {}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {}
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
    public init(wrappedValue: Object) {}
    public init(initialValue: Object) {}
    public var wrappedValue: Object { get { fatalError() } set {} }
}
@MainActor @preconcurrency @propertyWrapper public struct StateObject<Object: ObservableObject> {
    nonisolated public init(wrappedValue make: @autoclosure @escaping () -> Object) {}
    public var wrappedValue: Object { fatalError() }
}
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
    nonisolated public init() {}
    public var wrappedValue: Object { fatalError() }
}
public struct EnvironmentValues {
    public subscript<Key>(key: Key.Type) -> Any { get { fatalError() } set {} }
}
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
@propertyWrapper public struct Environment<Value> {
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}
@propertyWrapper public struct AppStorage<Value> {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
}
@propertyWrapper public struct FocusState<Value: Hashable> {
    public init() where Value == Bool {}
    public init<Wrapped>() where Value == Wrapped? {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public struct Binding {}
    public var projectedValue: Binding { fatalError() }
}
@propertyWrapper public struct Bindable<Value> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
}
@propertyWrapper public struct ScaledMetric<Value> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { fatalError() }
}
@propertyWrapper public struct Namespace {
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { fatalError() }
}
public struct NavigationPath {
    public init() {}
}
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}
