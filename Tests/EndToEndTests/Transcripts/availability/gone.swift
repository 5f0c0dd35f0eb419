final class HomeImpl {
    init(old: OldImpl, swift: SwiftImpl, mac: MacImpl) {}
}

@available(iOS, introduced: 12, obsoleted: 17)
final class OldImpl {}

@available(swift, obsoleted: 5)
final class SwiftImpl {}

@available(macOS, unavailable)
final class MacImpl {}

/// The compiler warns, not dpend.
@available(*, deprecated)
final class DeprecatedImpl {}
