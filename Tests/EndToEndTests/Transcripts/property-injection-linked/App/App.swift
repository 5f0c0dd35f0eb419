import Core
import DpendRuntime

final class HomeScreen: Screen {
    @Injected var text: Text
}
