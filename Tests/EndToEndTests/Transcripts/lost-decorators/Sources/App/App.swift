import Rates

final class RatesViewModel {
    init(rates: any Rates) {}
}
