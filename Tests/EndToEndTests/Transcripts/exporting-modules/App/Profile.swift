import Accounts

struct UserInfo {}
final class ProfileImpl { init(user: Accounts.UserInfo) {} }
