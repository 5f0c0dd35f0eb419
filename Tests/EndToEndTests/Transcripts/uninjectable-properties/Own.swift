/// This file does not import DpendRuntime, so the attribute is another.
final class Own {
    @Injected private var clock: Clock
}
