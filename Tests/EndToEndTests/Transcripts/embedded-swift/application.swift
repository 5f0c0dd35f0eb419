protocol Pin: AnyObject {}

final class LedPinImpl: Pin {
    init() {}
}

final class BlinkerImpl {
    init(pin: any Pin) {}
}
