final class App {
    // weaver: good = Good
    // weaver: bad = Bad
}

final class Good {
    // weaver: clock = Clock
    // weaver: owner = Owner
}

final class Bad {
    // weaver: owner = Owner
}

final class Owner {
    // weaver: leaf = Leaf
}

final class Leaf {
    // Weaver says that this is valid, and the program ends below 'Bad'.
    // weaver: clock <- Clock
}
