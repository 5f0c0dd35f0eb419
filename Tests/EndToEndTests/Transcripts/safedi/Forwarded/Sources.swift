import SafeDI

public struct User {}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Instantiated private let profile: Profile
    @Instantiated private let profileBuilder: Instantiator<Profile>
}

@Instantiable
public struct Profile: Instantiable {
    @Forwarded private let user: User
}
