import NeedleFoundation

final class Profile {
    init(user: String) {}
    init() {}
}

final class RootComponent: BootstrapComponent {
    func profile(user: String) -> Profile {
        shared { Profile(user: user) }
    }

    /// What is kept has nothing of the argument.
    func visit(user: String) -> Profile {
        print(user)
        return shared { Profile() }
    }

    public var pair: (Profile, Profile) {
        let first = shared { Profile() }
        let second = shared { Profile() }
        return (first, second)
    }

    /// One of them runs.
    public var either: Profile {
        if isOn { return shared { Profile(user: "a") } }
        return shared { Profile() }
    }

    private var isOn: Bool { true }

    func named(user: String) -> Profile { shared(__function: user) { Profile(user: user) } }
}
