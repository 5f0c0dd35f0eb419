import Core

final class HomeView: View {}
final class HiddenView: Hidden {}
