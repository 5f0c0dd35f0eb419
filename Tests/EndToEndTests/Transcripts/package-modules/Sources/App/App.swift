import KeeperCore
import Networking

final class CouponModelImpl { init(coupon: Coupon) {} }
final class LauncherImpl { init(main: KeeperCore.MainAssemblyImpl, cache: Cache) {} }
final class ExportedImpl { init(store: Storage.StoreImpl) {} }
