/// The types that all stubs of a file use. They have a lock, because a stub may be used on several threads.
enum StubSupport {
    static let imports = [ModuleImport(path: ["Foundation", "NSLock"], kind: "class")]

    static var declarations: [SwiftDeclaration] {
        [
            .fixed(
                """
                /// A function of a stub: its calls, and what it does.
                nonisolated final class StubbedMember<Arguments, Handler>: @unchecked \(.swift)Sendable {
                    private let lock = NSLock()
                    private var _calls: [Arguments] = []
                    private var _handler: Handler?

                    /// The arguments of each call, without `inout` arguments, and closures that end with the call.
                    var calls: [Arguments] {
                        lock.lock()
                        defer { lock.unlock() }
                        return _calls
                    }

                    /// What the function does. Without it, the function returns an empty value, or ends the test if its
                    /// type has none.
                    var handler: Handler? {
                        get {
                            lock.lock()
                            defer { lock.unlock() }
                            return _handler
                        }
                        set {
                            lock.lock()
                            defer { lock.unlock() }
                            _handler = newValue
                        }
                    }

                    fileprivate func called(with arguments: Arguments) -> Handler? {
                        lock.lock()
                        defer { lock.unlock() }
                        _calls.append(arguments)
                        return _handler
                    }
                }
                """),
            .fixed(
                """
                /// A property of a stub.
                nonisolated fileprivate final class StubbedValue<Value>: @unchecked \(.swift)Sendable {
                    private let lock = NSLock()
                    private let missing: \(.swift)String
                    private var _value: Value?

                    init(_ missing: \(.swift)String, value: Value? = nil) {
                        self.missing = missing
                        self._value = value
                    }

                    var value: Value {
                        get {
                            lock.lock()
                            defer { lock.unlock() }
                            guard let value = _value else { \(.swift)fatalError(missing) }
                            return value
                        }
                        set {
                            lock.lock()
                            defer { lock.unlock() }
                            _value = newValue
                        }
                    }
                }
                """),
        ]
    }
}
