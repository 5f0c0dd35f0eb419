class Versioned {
    var version = 0

    init() {}
}

final class Alpha: Versioned {}
final class Beta: Versioned {}
final class Gamma: Versioned {}

final class Reader {
    init(alpha: Alpha, beta: Beta, gamma: Gamma) {}
}

final class Writer {
    init(alpha: Alpha, beta: Beta, gamma: Gamma) {}
}
