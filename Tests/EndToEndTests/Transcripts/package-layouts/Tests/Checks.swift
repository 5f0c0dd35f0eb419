import Testing
@testable import Lib

final class Checks { init(screen: Screen) {} }
