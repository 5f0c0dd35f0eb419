final class Face {
    init(clock: any Clock) {}
}
