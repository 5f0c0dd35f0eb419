final class Model {}
final class Missing {}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() { register { Model() } }
}

final class Screen {
    @Injected var model: Model
    @Injected var missing: Missing
}
