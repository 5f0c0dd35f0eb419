final class App {
    // weaver: leaf = Leaf
    // weaver: lazyLeaf = Leaf
    // weaver: lazyLeaf.scope = .lazy
    // weaver: transientLeaf = Leaf
    // weaver: transientLeaf.scope = .transient
}

final class Leaf {
    // weaver: id <= Int

    @Weaver(.parameter, scope: .weak)
    private var delegate: LeafDelegate

    @Weaver(.parameter, scope: .weak)
    private var other: LeafDelegate?
}
