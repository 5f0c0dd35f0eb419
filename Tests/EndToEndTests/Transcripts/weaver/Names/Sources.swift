final class App {
    // weaver: wallClock = Clock
    // weaver: child = Child
    // weaver: other = Other
}

final class Clock {}

final class Child {
    // Another name is accepted, since one registration has the type.
    // weaver: clock <- Clock
}

final class Other {
    // weaver: clok <- Watch
    // weaver: wallClock <- Watch
}
