import Core
import Kit
final class HomeImpl { init(account: Account, store: any Store) {} }
// Two modules have an 'Owner', and they are different types.
final class GuestImpl { init(owner: Owner) {} }
