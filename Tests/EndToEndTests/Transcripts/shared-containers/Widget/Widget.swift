// It sees no type of 'Core'.
protocol Tracing {}

final class WidgetModel { init(tracing: (any Tracing)?) {} }
