import UIKit

// weaver: import API
// weaver: lost = Lost

final class App {
    // weaver: a = A
    // weaver: a <- A
    // weaver: a.scope = .forever
    // weaver: a.color = red
    // weaver: a.scope = .lazy
    // weaver: a.scope = .weak
    // weaver: b.scope = .lazy
    // weaver: self.scope = .lazy
    // weaver: a.isIsolated = true
    // weaver: c
    // weaver: d = A <- B <- C
    // weaver: e <- E)
    // weaver: f <= Int
    // weaver: f.scope = .lazy
    var g = 1  // weaver: g = G

    @Weaver(.other) var h: Int
}
