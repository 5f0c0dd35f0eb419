import DpendRuntime
import ScreenLibrary

final class ClockImpl: Clock {
    let time = 9
}

final class ModelImpl {
    @Injected var presenter: PresenterImpl
}

final class HomeScreen: Screen<ModelImpl> {
    @Injected var plain: any Clock
}
