import Core

// Nothing here requires 'Account', 'Cart' or 'Visitor', and nothing provides 'Tracing'.
final class SettingsModel { init(analytics: (any Analytics)?, tracing: (any Tracing)?) {} }
