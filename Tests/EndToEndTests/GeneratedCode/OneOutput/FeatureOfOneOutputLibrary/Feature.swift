import AServiceLibrary

public protocol SignIn: Sendable { func signIn() -> String }
public protocol Tools { var names: [String] { get } }

/// Internal, so that the application makes it through the exports file.
protocol Cache: Sendable { var size: Int { get } }

#if DEBUG
    final class CountingCacheImpl: Cache {
        let reporter: any Reporter
        init(reporter: any Reporter) { self.reporter = reporter }
        var size: Int {
            reporter.report("the size is asked for")
            return 1
        }
    }

    final class ToolsImpl: Tools {
        let checks: [any Check]
        init(checks: [any Check]) { self.checks = checks }
        var names: [String] { checks.map(\.name) }
    }
#else
    final class CacheImpl: Cache {
        let size = 1000
    }
#endif

final class SignInImpl: SignIn {
    let cache: any Cache
    init(cache: any Cache) { self.cache = cache }
    func signIn() -> String { "signed in with a cache of \(cache.size)" }
}
