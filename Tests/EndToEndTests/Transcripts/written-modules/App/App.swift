import Core
import Tracing

// 'Tracing', whose sources are not here, declares a 'Logger' as well.
final class HomeModel { init(logger: Core.Logger, store: Store, table: Names.Table) {} }
