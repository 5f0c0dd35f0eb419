protocol Logging {}
final class Logger: Logging {}
final class Mailer { init(address: String) {} }

final class App {
    // weaver: screen = Screen
    let count = 0  // It counts.
}

final class Screen {
    // weaver: logger <- Logging
    // weaver: mailer <- Mailer
}
