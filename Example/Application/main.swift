// Everything below `DayVM.Factory` is made by the container that dpend generated into `Derived/`.
let container = try ExampleApplicationModule.makeContainer()
let day = try container.resolve(DayVM.Factory.self).create()

for receipt in day.receipts {
    print(receipt.title)
    for line in receipt.lines { print("  \(line.text)") }
}
