final class WidgetModel {
    init(title: String) {}
}
