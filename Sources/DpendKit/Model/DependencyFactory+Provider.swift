extension DependencyFactory {
    /// The class that an initializer belongs to.
    var providerType: NominalType? {
        if case .initializer(let type, _) = kind { type } else { nil }
    }

    /// The precedence of a provider: the application's registrations before a library's, and both before classes.
    var rank: Int {
        switch (kind, origin) {
        case (.external, _), (.configurationMethod, .sources): 0
        case (.configurationMethod, .library): 1
        case (.initializer, _), (.injection, _): 2
        }
    }
}
