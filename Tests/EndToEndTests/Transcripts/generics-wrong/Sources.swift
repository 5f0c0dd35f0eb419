struct User {}
final class Box<T> { init(value: T) {} }
final class Pair<A, B> {}

final class ScreenImpl { init(box: Box<User>, pair: Pair<User>, plain: Pair<User, User>) {} }
