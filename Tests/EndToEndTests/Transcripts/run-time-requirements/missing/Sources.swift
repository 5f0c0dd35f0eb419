protocol Converting {}
protocol Delegate {}

@MainActor final class DetailViewModel {
    init(id: Int, converter: any Converting) {}
}
@MainActor final class ListViewModel {
    init(make: @escaping @MainActor (Int) -> DetailViewModel) {}
}

// The code requires it without values.
final class RatesModel {
    init(converter: any Converting) {}
}
final class TickerModel {
    init(rates: RatesModel) {}
}

// The code passes the protocol, or nothing requires the class.
final class SheetModel {
    init(delegate: any Delegate) {}
}
final class SheetsModel {
    init(sheet: @escaping (any Delegate) -> SheetModel) {}
}
final class AlertModel {
    init(delegate: any Delegate) {}
}
