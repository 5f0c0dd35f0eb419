import DpendRuntime
import Testing

/// Properties that are set after the initializer.
@Suite struct InjectedTests {
    private enum Spare: DependencyTag {}

    private final class Car {
        @Injected var engine: Engine
        @Injected(tag: Spare.self) var spare: Engine
        @Injected var radio: String?
        @Injected(tag: Spare.self) var trailer: String?
        @Injected var doors: Int = 4
        @Injected(tag: Spare.self) var wheels: Int = 1
        @Injected var driver: String!
        @Injected var start: () -> Int
        @Injected var seats: Int { didSet { changes += 1 } }
        private(set) var changes = 0
    }

    @Test func returnsTheSetValue() {
        let car = Car()
        let engine = Engine()

        car.engine = engine
        car.spare = engine
        car.start = { 7 }
        car.seats = 5
        car.seats = 2

        #expect(car.engine === engine)
        #expect(car.spare === engine)
        #expect(car.start() == 7)
        #expect(car.seats == 2)
        #expect(car.changes == 2)
    }

    @Test func optionalIsNilAndDefaultIsThere() {
        let car = Car()

        #expect(car.radio == nil)
        #expect(car.trailer == nil)
        #expect(car.driver == nil)
        #expect(car.doors == 4)
        #expect(car.wheels == 1)

        car.radio = "on"
        car.doors = 2

        #expect(car.radio == "on")
        #expect(car.doors == 2)
    }

    @Test func isSendableWhereItsValueIs() {
        func accept(_: some Sendable) {}
        accept(Injected(wrappedValue: 3))
    }

    #if compiler(>=6.2)
        @Test func readingTooEarlyReportsPlaceClassAndType() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Car().engine
            }
            #expect(result?.standardError.contains("DpendRuntimeTests/InjectedTests.swift:9: Fatal error: ") == true)
            #expect(
                result?.standardError.contains("the @Injected property of 'Car' here, of type 'Engine', was read")
                    == true)
        }
    #endif
}
