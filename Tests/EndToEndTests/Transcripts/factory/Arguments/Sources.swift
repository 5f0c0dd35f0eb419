import FactoryKit

final class Profile { init(user: String) {} }
final class Chat { init(space: String, id: Int) {} }

extension Container {
    // The first argument counts for all.
    var profile: ParameterFactory<String, Profile> { self { Profile(user: $0) }.singleton }
    // One for each argument, and a new one each time.
    var cached: ParameterFactory<String, Profile> { self { Profile(user: $0) }.scopeOnParameters.cached }
    var fresh: ParameterFactory<String, Profile> { ParameterFactory(self) { Profile(user: $0) } }
    var chat: ParameterFactory<(String, Int), Chat> { self { Chat(space: $0, id: $1) } }
}

func show() {
    _ = Container.shared.profile("Ada")
    _ = Container.shared.chat(("Ada", 1))
}
