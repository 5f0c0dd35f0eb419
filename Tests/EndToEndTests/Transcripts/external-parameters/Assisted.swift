import DpendRuntime

final class PlayerModel {
    init(@Assisted volume: Double) {}
}
