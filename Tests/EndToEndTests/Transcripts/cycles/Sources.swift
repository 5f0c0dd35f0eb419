protocol Parent {}
protocol Child {}
protocol Decorated {}
protocol Alone {}

// Reached by way of a root, through protocols.
final class RootImpl { init(parent: Parent) {} }
final class ParentImpl: Parent { init(child: Child) {} }
final class ChildImpl: Child { init(helper: HelperImpl, parent: Parent) {} }
// Caught in the same knot by a longer way.
final class HelperImpl { init(second: SecondImpl) {} }
final class SecondImpl { init(child: Child) {} }

// A decorator takes what it provides.
final class DecoratorImpl: Decorated { init(inner: Decorated) {} }

// No cycle: an optional parent of its own kind is left out.
final class NodeImpl: Alone { init(parent: Alone?) {} }
