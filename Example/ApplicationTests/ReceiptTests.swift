import DpendRuntime
import ExampleLibrary
import Testing

@testable import ExampleApplication

@Suite(.exampleApplicationModule { $0.priceFormatter { PlainPrices() } })
struct ReceiptTests {
    let module = ExampleApplicationModule.makeForTests()

    @Test func aLineEndsWithItsPrice() {
        let line = module.lineVMFactory.create("Black tea", cents: 290)

        #expect(line.text.hasSuffix(" 290"))
    }

    @Test(.exampleApplicationModule { $0.menuTaggedDinner { SoupMenu() } })
    func aDayEndsWithDinner() {
        let titles = module.dayVMFactory.create().receipts.map(\.title)

        #expect(titles.last?.hasSuffix(", Soup") == true)
    }

    @Test(.exampleApplicationModule { $0.receiptNumbers { UnexpectedNumbers() } })
    func aLineTakesNoNumber() {
        _ = module.lineVMFactory.create("Black tea", cents: 290)
    }

    @Test(arguments: 1...100) func receiptsHaveNumbers(_ number: Int) {
        let numbers = FixedNumbers(number)
        let module = ExampleApplicationModule.makeForTests { $0.receiptNumbers { numbers } }

        let receipt = module.receiptVMFactory.create(SoupMenu())

        #expect(receipt.title == "Receipt \(number), Soup")
        #expect(receipt.lines.allSatisfy { $0.text.hasSuffix(" 650") })
    }
}

@Suite struct DayTests {
    @Test func receiptsOfADayHaveNumbers() {
        let numbers = FixedNumbers(12)
        let module = ExampleApplicationModule { $0.receiptNumbers { numbers } }

        #expect(module.dayVMFactory.create().receipts.map(\.title) == ["Receipt 12, Breakfast", "Receipt 12, Dinner"])
    }

    @Test func aContainerGivesWhatReplacesOthers() throws {
        let container = try ExampleApplicationModule.makeContainer {
            try $0.replace((any ReceiptNumbers).self) { FixedNumbers(12) }
        }

        #expect(try container.resolve((any ReceiptNumbers).self).next() == 12)
    }

    @Test func pricesAreInEuros() {
        let line = ExampleApplicationModule.makeForTests().lineVMFactory.create("Black tea", cents: 290)

        #expect(line.text.hasSuffix("2.90 EUR"))
    }
}
