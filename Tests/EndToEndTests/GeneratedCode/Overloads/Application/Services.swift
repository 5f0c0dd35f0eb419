protocol Parent: AnyObject {}
protocol Port: Parent {}
final class PortImpl: Port {}

/// Each says which of its initializers was called; the longest is never what Swift takes for the arguments that are there.
class Named {
    let name: String
    init(_ name: String) { self.name = name }
}

final class ThrowingImpl: Named {
    init(port: Port) throws { super.init("short, throws") }
    init(port: Port, retries: Int = 3) { super.init("long") }
}

final class OrderedImpl: Named {
    init(retries: Int = 3, port: Port) { super.init("long") }
    @MainActor init(port: Port) { super.init("short, of the main actor") }
}

final class LongestImpl: Named {
    init(port: Port, retries: Int = 3, delay: Int = 4) throws { super.init("longest") }
    init(port: Port, retries: Int = 3) { super.init("long") }
}

/// Swift takes the one without default values, though it has to convert.
final class ConvertingImpl: Named {
    init(port: Parent) throws { super.init("short, converts") }
    init(port: Port, retries: Int = 3) { super.init("long") }
}

final class ConvertingClassImpl: Named {
    init(port: Port) throws { super.init("short, converts a class") }
    init(port: PortImpl, retries: Int = 3) { super.init("long") }
}

/// An optional is wrapped only if nothing else is left.
final class WrappingImpl: Named {
    init(port: Port?) throws { super.init("wraps") }
    init(port: Port, retries: Int = 3) { super.init("long, does not wrap") }
}

/// To another label, or another type, the call does not fit.
final class OtherImpl: Named {
    init(parent: Parent) throws { super.init("other label") }
    init(count: [Int]) throws { super.init("other type") }
    init(port: Port, retries: Int = 3) { super.init("long, as it is") }
}

/// Two that are equally long are no matter where Swift takes a third.
final class EqualImpl: Named {
    init(port: Port, retries: Int = 3) { super.init("long") }
    init(port: Port, delay: Int = 3) { super.init("long too") }
    init(port: Port) { super.init("short") }
}

final class VariadicImpl: Named {
    init(port: Port, numbers: Int...) throws { super.init("variadic") }
    init(port: Port, retries: Int = 3) { super.init("long, not variadic") }
}

final class VariadicOnlyImpl: Named {
    init(port: Port, numbers: Int...) throws { super.init("variadic") }
    init(port: Port) { super.init("short, not variadic") }
}

final class DisfavoredImpl: Named {
    @_disfavoredOverload init(port: Port) throws { super.init("disfavored") }
    init(port: Port, retries: Int = 3) { super.init("long, not disfavored") }
}

final class GenericImpl: Named {
    init<Some: Port>(port: Some) throws { super.init("generic") }
    init(port: Port, retries: Int = 3) { super.init("long, not generic") }
}
