import SafeDI

public protocol Network {}
public final class Cache {}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Instantiated private let network: any Network
    @Instantiated private let cache: Cache
    @Instantiated(fulfilledByType: "DefaultStorge") private let storage: any Storage
    @Instantiated private let childBuilder: Instantiator<Child>
}

public protocol Storage {}

@Instantiable(fulfillingAdditionalTypes: [Storage.self])
public final class DefaultStorage: Storage, Instantiable {}

@Instantiable
public struct Child: Instantiable {}

// No root makes it.
@Instantiable
public struct Unreached: Instantiable {
    @Instantiated private let cache: Cache
    @Received private let network: any Network
}
