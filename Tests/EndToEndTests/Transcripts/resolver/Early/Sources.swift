import Resolver

final class K { func go() {} }
final class L { init(k: K) {} }

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { K() }
        // The factory runs later.
        register { L(k: resolve()) }
        resolve(K.self).go()
    }
}
