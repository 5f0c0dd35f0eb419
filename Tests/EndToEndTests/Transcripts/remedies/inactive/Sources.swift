#if DEBUG
final class Recorder {}
protocol Inspecting {}
final class Inspector: Inspecting {}
#endif

final class ScreenImpl {
    init(recorder: Recorder, inspecting: any Inspecting) {}
}
