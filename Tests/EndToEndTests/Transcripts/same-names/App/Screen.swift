import Core
import Net

final class Screen { init(core: Core.Service, net: Net.Service, own: Other) {} }
final class Other { init(missing: Core.Missing) {} }
