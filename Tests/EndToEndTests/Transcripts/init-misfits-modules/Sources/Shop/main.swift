import Sheets

/// The others, which take what they show, are as good.
final class UpdateController: SheetContent {
    init() {}
}

final class LedgerController: SheetContent {
    init(account: String) {}
}

final class ProofController: SheetContent {
    init(amount: Int) {}
}

_ = SheetController(content: LedgerController(account: "1"))
_ = SheetController(content: ProofController(amount: 2))
_ = SheetController(content: UpdateController())
