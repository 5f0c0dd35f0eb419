class ResultOperation<Success> {
    typealias CompletionHandler = (Result<Success, any Error>) -> Void
    typealias Values = [Success]
    final class Item {}
    init() {}
}
final class StartOperation: ResultOperation<Int> { init(completionHandler: @escaping CompletionHandler) {} }

/// Over several levels, each with a parameter of its own name.
class Keyed<Key, Success>: ResultOperation<[Key: Success]> {}
class TextKeyed<Value>: Keyed<String, Value> {}
final class StopOperation: TextKeyed<Bool> {
    init(completionHandler: @escaping CompletionHandler, values: Values, item: Item) {}

    /// Nested types see what the class around them inherits.
    final class Step { init(values: Values) {} }
}

/// An initializer that a class inherits, and an alias on an alias.
class Storing<Element> {
    typealias Elements = [Element]
    typealias Change = (Elements) -> Elements
    init(elements: Elements, change: @escaping Change, itself: Storing?) {}
}
final class NumberStore: Storing<Int> {}
typealias Texts = Storing<String>
final class TextStore: Texts { init(texts: Elements, numbers: Storing<Int>.Elements, change: @escaping Change) {} }

/// In a generic class itself its parameters stand for themselves until somebody says what they are.
final class Box<Content> {
    typealias Contents = [Content]
    init(contents: Contents) {}
}
final class BoxUser { init(box: Box<Bool>) {} }

/// What is known of a superclass goes for its own superclass as well.
final class AboveStore { init(above: ResultOperation<[String: Bool]>, keyed: Keyed<String, Bool>) {} }
