import Kit

final class PhoneModelImpl {
    init(clock: any Clock) {}
}
