final class App {
    // weaver: logger = Logger
    // weaver: logger.projects = [Watch]

    // weaver: phone = Phone
    // weaver: watch = Watch
    // weaver: watch.platforms = [.watchOS]
}

final class Phone {
    // weaver: logger <- Logger
    // weaver: crown <- Crown
    // weaver: crown.platforms = [.watchOS]
}

/// It is registered for another platform only.
final class Watch {
    // weaver: crown <- Crown
}
