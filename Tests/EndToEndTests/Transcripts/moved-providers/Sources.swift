struct Account {}

@MainActor final class ProfileModel { init(account: Account) {} }
final class SettingsModel { init(profile: ProfileModel) {} }

// The application made it from the root before.
final class RootModel { init(settings: SettingsModel) {} }
final class OtherModel { init(settings: SettingsModel) {} }

// Not so: they require the value themselves, open the container, or stay in the root.
final class BadgeModel { init(account: Account, profile: ProfileModel) {} }
final class LoginModel { init(profile: @escaping @MainActor (Account) -> ProfileModel) {} }
final class ClockModel {}
