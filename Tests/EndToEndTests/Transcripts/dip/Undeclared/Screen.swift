import InjectionKit

final class Screen { @Injected var s: S }
