final class GreeterImpl {}
final class Section {
    final class Factory {}
}
extension Section {
    actor Worker {}
    struct ValueImpl { let greeter: GreeterImpl }
}
private final class HiddenImpl {}
final class GenericImpl<T> {}
// dpend:ignore
final class IgnoredImpl {}
func local() {
    final class LocalImpl {}
}
