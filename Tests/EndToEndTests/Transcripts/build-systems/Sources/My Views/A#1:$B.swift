final class ViewImpl {
    init(clock: ClockImpl) {}
}
