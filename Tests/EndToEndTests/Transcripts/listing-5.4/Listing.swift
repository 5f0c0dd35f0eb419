public class A {
    public init() { }
}

public class B {
    public init(a: A) { }
}

class C {
    init(b: B, a: A) { }
}
