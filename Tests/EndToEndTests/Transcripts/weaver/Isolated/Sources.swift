final class App {
    // weaver: home = Home
}

final class Home {
    // weaver: self.isIsolated = true
    // weaver: manager <- Manager
}

final class Draft {
    // Nothing has it yet, and nobody complains.
    // weaver: self.isIsolated = true
    // weaver: manager <- Manager
    // weaver: part = Part
}

final class Part {
    // weaver: self.isIsolated = true
    // weaver: manager <- Manager
}

final class Forgotten {
    // weaver: manager <- Manager
}
