final class App {
    // weaver: a = A
}

final class A {
    // weaver: b = B
}

final class B {
    // weaver: c = C
    // weaver: c.scope = .lazy
}

final class C {
    // weaver: b <- B
}

final class Root {
    // weaver: api = API <- APIProtocol
}

final class API {
    // Weaver accepts a cycle in which a type refers to itself.
    // weaver: api <- APIProtocol
    // weaver: session = Session
}

final class Session {
    // weaver: api = API <- APIProtocol
    // weaver: api.scope = .weak
}

final class Tree {
    // What a builder makes may be another one.
    // weaver: tree = Tree
    // weaver: tree.builder = Tree.make
}
