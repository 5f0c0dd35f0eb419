import Core
import Foundation

final class AppImpl { init(clock: any Clock, defaults: UserDefaults) {} }
