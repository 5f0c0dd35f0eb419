public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}
public protocol Subject<Output, Failure>: AnyObject, Publisher {}
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
}
public protocol Subscription: AnyObject {}
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType
}
public protocol Cancellable {
    func cancel()
}
public final class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void) {}
    public func cancel() {}
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}
public struct AnyPublisher<Output, Failure: Error>: Publisher {}
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    public init() {}
}
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    public init(_ value: Output) {}
    public var value: Output { get { fatalError() } set {} }
}
extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }
}
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public init(_ output: Output) {}
}
public struct Empty<Output, Failure: Error>: Publisher {
    public init(completeImmediately: Bool = true) {}
}
public struct Fail<Output, Failure: Error>: Publisher {
    public init(error: Failure) {}
}
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    public init(_ attempt: @escaping (@escaping Promise) -> Void) {}
}
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    public init() {}
}
public protocol ObservableObject: AnyObject {}
extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { fatalError() }
}
@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
    }
    public var projectedValue: Publisher { get { fatalError() } set {} }
    public var wrappedValue: Value { get { fatalError() } set {} }
}
public enum Publishers {}
public enum Subscribers {
    public enum Completion<Failure: Error> { case finished, failure(Failure) }
    public struct Demand {}
}
