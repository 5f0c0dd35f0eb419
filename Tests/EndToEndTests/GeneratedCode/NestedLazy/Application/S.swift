import DpendRuntime
struct User { var n: Int }
final class HomeImpl { let user: User; init(user: User) { self.user = user } }
final class EntryImpl { let open: (User) -> Lazy<HomeImpl>; init(open: @escaping (User) -> Lazy<HomeImpl>) { self.open = open } }
/// Called like a type and a parameter of generated code.
struct Overrides { var text: String }
final class ModeImpl { let text: String; init(overrides: Overrides) { text = overrides.text } }
