import DpendRuntime
import Testing

@Suite struct AssistedTests {
    final class Item {
        let id: Int
        let name: String
        let engine: Engine
        init(@Assisted id: Int, engine: Engine, @Assisted name: String) {
            self.id = id
            self.name = name
            self.engine = engine
        }
    }

    struct Record {
        @Assisted var id: Int
    }

    @Test func initializersAreCalledWithPlainValues() {
        let engine = Engine()

        let item = Item(id: 1, engine: engine, name: "first")

        #expect(item.id == 1)
        #expect(item.name == "first")
        #expect(item.engine === engine)
        #expect(Record(id: 2).id == 2)
    }

    @Test func factoryOfAssistedParametersTakesTheOthersFromTheContainer() throws {
        let container = DependencyContainer()
        container.register(scope: .singleton) { _ in Engine() }
        container.register(((Int, String) throws -> Item).self) { resolver in
            let container = resolver.container
            return { id, name in
                try container.making { Item(id: id, engine: try $0.resolve(), name: name) }
            }
        }

        let makeItem = try container.resolve(((Int, String) throws -> Item).self)
        let item = try makeItem(3, "third")

        #expect(item.id == 3)
        #expect(item.name == "third")
        #expect(try container.resolve(Engine.self) === item.engine)
    }

    @Test func isSendableWithItsValue() {
        func isSendable(_ value: some Sendable) -> Bool { true }

        #expect(isSendable(Assisted(wrappedValue: 1)))
    }
}
