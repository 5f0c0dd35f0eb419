final class Provider {
    init(clock: any Clock) {}
}
