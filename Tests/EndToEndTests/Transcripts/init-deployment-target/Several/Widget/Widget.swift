import Kit

final class WidgetModelImpl {
    init(clock: any Clock) {}
}
