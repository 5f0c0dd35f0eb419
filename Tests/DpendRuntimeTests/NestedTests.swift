import DpendRuntime
import Testing

/// Nested containers, and the shared registrations of one kind.
@Suite struct NestedTests {
    struct User { var name: String }

    final class Session {
        let user: User
        let engine: Engine
        init(user: User, engine: Engine) { (self.user, self.engine) = (user, engine) }
    }

    final class StandIn: Service {}

    private static let registrations = DependencyRegistrations {
        $0.expect(User.self)
        $0.register(Session.self, scope: .singleton) { Session(user: try $0.resolve(), engine: try $0.resolve()) }
        $0.register((any Service).self) { _ in DefaultService() }
    }

    private func root() -> DependencyContainer {
        let root = DependencyContainer()
        root.register(Engine.self, scope: .singleton) { _ in Engine() }
        return root
    }

    private func open(_ name: String, in parent: DependencyContainer) -> DependencyContainer {
        let container = DependencyContainer(parent: parent, registrations: Self.registrations)
        container.provide(User.self, User(name: name))
        return container
    }

    @Test func eachHasItsOwnInstancesAndTheParents() throws {
        let root = root()
        let (ann, bob) = (open("ann", in: root), open("bob", in: root))

        let session = try ann.resolve(Session.self)
        #expect(try ann.resolve(Session.self) === session)
        #expect(try bob.resolve(Session.self) !== session)
        #expect(session.user.name == "ann")
        #expect(try bob.resolve(Session.self).user.name == "bob")
        #expect(try bob.resolve(Session.self).engine === session.engine)
    }

    @Test func registrationBelongsToOneContainer() throws {
        let root = root()
        let (ann, bob) = (open("ann", in: root), open("bob", in: root))
        try ann.replace((any Service).self) { StandIn() }
        ann.register(Wheel.self) { Wheel(engine: try $0.resolve()) }

        #expect(try ann.resolve((any Service).self) is StandIn)
        #expect(try bob.resolve((any Service).self) is DefaultService)
        #expect(try ann.resolve(Wheel.self).engine === root.resolve(Engine.self))
        #expect(throws: DependencyResolutionError.self) { try bob.resolve(Wheel.self) }
        #expect(try open("cat", in: root).resolve((any Service).self) is DefaultService)
    }

    @Test func aMissingValueIsAnError() throws {
        let container = DependencyContainer(parent: root(), registrations: Self.registrations)

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Session.self) }
        #expect(error?.reason == .notRegistered)
    }

    @Test func aValueCanBePassedAgain() throws {
        let container = open("ann", in: root())
        container.provide(User.self, User(name: "bob"))

        #expect(try container.resolve(User.self).name == "bob")
    }

    @Test func eagerSingletonsAreMadeForEach() throws {
        let counter = Counter()
        let registrations = DependencyRegistrations {
            $0.register(Engine.self, scope: .eagerSingleton) { _ in
                counter.record()
                return Engine()
            }
        }
        let root = DependencyContainer()
        for _ in 0..<3 { try DependencyContainer(parent: root, registrations: registrations).bootstrap() }

        #expect(counter.count == 3)
    }

    @Test func weakSingletonsAreEachContainersOwn() throws {
        let registrations = DependencyRegistrations {
            $0.register(Engine.self, scope: .weakSingleton) { _ in Engine() }
        }
        let root = DependencyContainer()
        let first = DependencyContainer(parent: root, registrations: registrations)
        let second = DependencyContainer(parent: root, registrations: registrations)

        var engine: Engine? = try first.resolve(Engine.self)
        let held = WeakReference(engine)
        #expect(try first.resolve(Engine.self) === engine)
        #expect(try second.resolve(Engine.self) !== engine)
        engine = nil
        #expect(held.object == nil)
    }

    /// A session opens another one of its kind while one of its instances is being made. This is not a cycle.
    @Test func openingAnotherOfTheSameKindIsNotACycle() async throws {
        let registrations = DependencyRegistrations {
            $0.expect(Int.self)
            $0.registerAsync([Int].self, scope: .singleton) { resolver in
                let depth: Int = try await resolver.resolve()
                guard depth > 0, let parent = resolver.container.parent else { return [depth] }
                let inner = DependencyContainer(parent: parent, registrations: try await resolver.resolve())
                inner.provide(Int.self, depth - 1)
                return try await [depth] + inner.resolve([Int].self)
            }
            $0.register(String.self) { resolver in
                let depth: Int = try resolver.resolve()
                guard depth > 0, let parent = resolver.container.parent else { return "\(depth)" }
                let inner = DependencyContainer(parent: parent, registrations: try resolver.resolve())
                inner.provide(Int.self, depth - 1)
                return try "\(depth)" + inner.resolve(String.self)
            }
        }
        let root = DependencyContainer()
        root.provide(DependencyRegistrations.self, registrations)
        let outer = DependencyContainer(parent: root, registrations: registrations)
        outer.provide(Int.self, 2)

        #expect(try await outer.resolve([Int].self) == [2, 1, 0])
        #expect(try await outer.resolve(String.self) == "210")
    }

    @Test func hundredsOfKeysAreFound() throws {
        // Enough to make the table grow, with tags at adjacent addresses.
        let container = DependencyContainer()
        func register<Value>(_ type: Value.Type, _ depth: Int, _ value: Value) {
            container.provide(type, value)
            container.register(type, tag: Red.self) { _ in throw FactoryFailure(reason: "\(depth)") }
            if depth > 0 { register(Optional<Value>.self, depth - 1, value) }
        }
        register(Int.self, 200, 7)
        func check<Value>(_ type: Value.Type, _ depth: Int) {
            #expect(throws: Never.self) { try container.resolve(type) }
            #expect(throws: FactoryFailure(reason: "\(depth)")) { try container.resolve(type, tag: Red.self) }
            if depth > 0 { check(Optional<Value>.self, depth - 1) }
        }
        check(Int.self, 200)
    }
}
