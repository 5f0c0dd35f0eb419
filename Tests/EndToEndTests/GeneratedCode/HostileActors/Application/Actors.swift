/// Actors whose names have what ends a path, a string or a comment.
@globalActor actor `A; fatalError()` {
    static let shared = `A; fatalError()`()
}

@globalActor actor `a.b /*` {
    static let shared = `a.b /*`()
}

@globalActor actor `say "A" // {` {
    static let shared = `say "A" // {`()
}

@`A; fatalError()` final class FirstImpl {}

@`say "A" // {` final class `/* ThirdImpl` {}

@`a.b /*` final class SecondImpl {
    let third: `/* ThirdImpl`

    init(first: FirstImpl, third: `/* ThirdImpl`) { self.third = third }
}
