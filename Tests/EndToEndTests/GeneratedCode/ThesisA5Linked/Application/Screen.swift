import DpendRuntime
import FooLibrary

final class Screen {
    let baz: BazService
    let foo: FooService

    init(baz: BazService, foo: Tagged<FooService, Bar>) {
        self.baz = baz
        self.foo = foo.dependency
    }
}
