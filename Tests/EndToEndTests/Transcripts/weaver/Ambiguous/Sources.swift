final class App {
    // weaver: a = A <- P
    // weaver: b = B <- P
    // weaver: child = Child
    // weaver: fine = Fine
}

final class Child {
    // weaver: c <- P
}

final class Fine {
    // weaver: b <- P
}
