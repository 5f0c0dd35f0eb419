import DpendRuntime
import Support

final class PrintLogger: Logger { init() {} }
final class HomeViewModel { init(clock: ClockImpl, logger: any Logger) {} }
final class CacheViewModel { init(cache: Cache) {} }
enum Backup: DependencyTag {}
final class CloudLogger: Logger {}
