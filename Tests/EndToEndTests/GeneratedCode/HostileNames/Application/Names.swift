import DpendRuntime
import HostileLibrary

/// Raw identifiers may have nearly everything; what they have must never be more than a name.
protocol `say "hi" + { fatalError() }() + ""` {}

final class `say "hi"Impl`: `say "hi" + { fatalError() }() + ""` {}

protocol `*/ fatalError() /*` {
    var greeting: any `say "hi" + { fatalError() }() + ""` { get }
}

final class `// commentImpl`: `*/ fatalError() /*` {
    let greeting: any `say "hi" + { fatalError() }() + ""`

    init(`with; fatalError()` greeting: any `say "hi" + { fatalError() }() + ""`) { self.greeting = greeting }
}

@globalActor actor `A { fatalError() }` { static let shared = `A { fatalError() }`() }

struct `#if false` {}

final class `#endifImpl` {
    let comment: any `*/ fatalError() /*`
    let numbers: (`a, b: Int`: Int, `c) -> Void`: Int)

    init(`in /*` comment: `*/ fatalError() /*`, numbers: (`a, b: Int`: Int, `c) -> Void`: Int)) {
        self.comment = comment
        self.numbers = numbers
    }
}

final class `"LinkedImpl` {
    let key: any `K" + { fatalError() }() + "`

    init(a: `/* aImpl`, s: Tagged<`*/ S`, `T "tag" */`>, box: `Alias //`<Int>, key: any `K" + { fatalError() }() + "`) { self.key = key }
}

final class `Dot.Impl` {
    let inner: `Dotted.Impl`.`1.5 Impl`

    init(inner: `Dotted.Impl`.`1.5 Impl`) { self.inner = inner }
}
