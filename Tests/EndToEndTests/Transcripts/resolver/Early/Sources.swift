import Resolver

final class K { func go() {} }

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { K() }
        resolve(K.self).go()
    }
}
