import Core

struct Cart {}

final class ProfileModel { init(account: Account, analytics: (any Analytics)?) {} }

// Only the pattern places it in the container 'Session.Order', whose value nothing requires.
final class ReceiptModel { init() {} }
