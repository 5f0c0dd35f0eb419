import SafeDI

public struct User {}
public class Screen {}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Instantiated(fulfilledByType: "One") private let right: ErasedInstantiator<User, Screen>
    @Instantiated(fulfilledByType: "One") private let named: ErasedInstantiator<One.ForwardedProperties, Screen>
    @Instantiated(fulfilledByType: "One") private let wrong: ErasedInstantiator<String, Screen>
    @Instantiated(fulfilledByType: "Two") private let tuple: ErasedInstantiator<(user: User, title: String), Screen>
    @Instantiated(fulfilledByType: "Two") private let half: ErasedInstantiator<User, Screen>
}

@Instantiable
public final class One: Screen, Instantiable {
    @Forwarded private let user: User
}

@Instantiable
public final class Two: Screen, Instantiable {
    @Forwarded private let user: User
    @Forwarded private let title: String
}
