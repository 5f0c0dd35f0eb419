import DpendRuntime
import ExampleLibrary

/// A receipt for everything on a menu, ready to be shown.
struct ReceiptVM {
    let title: String
    let lines: [LineVM]

    /// The filter `.+\.Factory` matches it, so you need not register it.
    final class Factory {
        private let lineFactory: LineVM.Factory
        private let numbers: ReceiptNumbers

        init(lineFactory: LineVM.Factory, numbers: ReceiptNumbers) {
            self.lineFactory = lineFactory
            self.numbers = numbers
        }

        func create(_ menu: Menu) -> ReceiptVM {
            let total = menu.dishes.map(\.cents).reduce(0, +)
            return ReceiptVM(
                title: "Receipt \(numbers.next()), \(menu.title)",
                lines: menu.dishes.map { lineFactory.create($0.name, cents: $0.cents) }
                    + [lineFactory.create("Total", cents: total)])
        }
    }
}

/// The receipts of a day.
struct DayVM {
    let receipts: [ReceiptVM]

    final class Factory {
        private let receiptFactory: ReceiptVM.Factory
        private let breakfast: Menu
        private let dinner: Menu

        init(receiptFactory: ReceiptVM.Factory, breakfast: Tagged<Menu, Breakfast>, dinner: Tagged<Menu, Dinner>) {
            self.receiptFactory = receiptFactory
            self.breakfast = breakfast.dependency
            self.dinner = dinner.dependency
        }

        func create() -> DayVM {
            DayVM(receipts: [breakfast, dinner].map(receiptFactory.create))
        }
    }
}
