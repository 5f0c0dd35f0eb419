/// Writes the types through which Dip's registrations resolve. It writes only the parts that are used.
struct DipResolver {
    let plan: RegistrationPlan
    /// The actor of some registrations.
    let actor: String?

    var types: [SwiftDeclaration] { plan.defers ? [resolver, laterResolver] : [resolver] }

    /// The container keeps the registered closures, so they must not keep the container. An `unowned` capture in each
    /// closure would suffice, but then Swift 6.3 cannot pass an `any P` to a `some P`.
    private var resolver: SwiftDeclaration {
        SwiftDeclaration.type("private nonisolated struct _Resolver") {
            SwiftDeclaration.line("unowned let container: \(.dip)DependencyContainer")
            Self.resolving
            if plan.defers { plan.keepsDeferrals ? Self.laterOrKept : Self.later }
            if plan.isTracked { Self.tracking }
        }
        .documented("Resolves dependencies without keeping the container alive.")
    }

    private var laterResolver: SwiftDeclaration {
        let type = SwiftDeclaration.type("private nonisolated struct _LaterResolver: @unchecked \(.swift)Sendable") {
            plan.keepsDeferrals ? Self.keptAlive : Self.container
            plan.keepsDeferrals ? Self.makingIfAlive : Self.making
            Self.makingTrapping
            if plan.keepsDeferrals { Self.gone }
            if let actor {
                awaiting(
                    SwiftModifiers(actor: actor), SwiftName(escaping: "makingOn\(actor)"),
                    SwiftName(escaping: "makingTrappingOn\(actor)"))
            }
        }
        return plan.keepsDeferrals
            ? type.documented("Resolves dependencies for closures that are called later.")
            : type.documented(
                "Resolves dependencies for closures that are called later, and keeps the container alive until then.")
    }

    private static var resolving: SwiftDeclaration {
        .fixed(
            """
            func resolve<Dependency>(_ type: Dependency.Type, tag: \(.swift)String? = nil) throws -> Dependency {
                try container.resolve(tag: tag)
            }

            /// For accessors that cannot throw: ends the program with the error's text.
            func resolveTrapping<Dependency>(_ type: Dependency.Type, tag: \(.swift)String? = nil) -> Dependency {
                do { return try resolve(type, tag: tag) } catch { \(.swift)fatalError("\\(error)") }
            }
            """)
    }

    private static var later: SwiftDeclaration {
        .fixed(
            """
            /// Resolves later.
            var later: _LaterResolver { _LaterResolver(container: container) }
            """)
    }

    /// An instance that Dip keeps must not keep the container for later calls. Dip does not report which instance
    /// requires another one, so this is counted with Dip's lock held.
    private static var laterOrKept: SwiftDeclaration {
        .fixed(
            """
            /// Resolves later; for instances that the container keeps, without keeping the container alive.
            var later: _LaterResolver {
                let isKept = (try? locked { $0.depth > 0 }) ?? false
                return _LaterResolver(container, isWeak: isKept)
            }

            /// Makes an instance that the container keeps.
            func keeping<Dependency>(_ make: () throws -> Dependency) throws -> Dependency {
                let keeping = try resolve(Keeping.self)
                keeping.depth += 1
                defer { keeping.depth -= 1 }
                return try make()
            }

            /// Runs a body with Dip's lock held.
            func locked<Result>(_ body: (Keeping) throws -> Result) throws -> Result {
                var results: [Result] = []
                let run = { (make: () throws -> Keeping) throws -> Keeping in
                    let keeping = try make()
                    results.append(try body(keeping))
                    return keeping
                }
                _ = try container.resolve(builder: run)
                return results[0]
            }

            /// The number of instances being made that the container keeps.
            nonisolated final class Keeping {
                var depth = 0
            }
            """)
    }

    private static var tracking: SwiftDeclaration {
        .fixed(
            """
            /// Detects an instance that is required while it is still being made.
            func making<Dependency>(_ key: \(.swift)String, _ make: () throws -> Dependency) throws -> Dependency {
                let path = try resolve(Path.self)
                if let start = path.keys.firstIndex(of: key) { throw Cycle(path: path.keys[start...] + [key]) }
                path.keys.append(key)
                defer { path.keys.removeLast() }
                return try make()
            }

            /// The keys being made, outermost first. Dip's lock is held meanwhile.
            nonisolated final class Path {
                var keys: [\(.swift)String] = []
            }

            nonisolated struct Cycle: \(.swift)Error, \(.swift)CustomStringConvertible {
                let path: \(.swift)ArraySlice<\(.swift)String>

                var description: \(.swift)String {
                    "Dependency cycle: \\(path.joined(separator: " → ")). Break it by calling the closure,"
                        + " or using the Lazy, only when the instances are made."
                }
            }
            """)
    }

    private static var container: SwiftDeclaration {
        .fixed(
            """
            // Dip's container has a lock of its own.
            let container: \(.dip)DependencyContainer
            """)
    }

    private static var keptAlive: SwiftDeclaration {
        .fixed(
            """
            // Dip's container has a lock of its own.
            private weak var container: \(.dip)DependencyContainer?
            private let keptAlive: \(.dip)DependencyContainer?

            init(_ container: \(.dip)DependencyContainer, isWeak: \(.swift)Bool) {
                self.container = container
                self.keptAlive = isWeak ? nil : container
            }
            """)
    }

    private static var making: SwiftDeclaration {
        .fixed(
            """
            func making<Dependency>(_ make: (_Resolver) throws -> Dependency) throws -> Dependency {
                try make(_Resolver(container: container))
            }
            """)
    }

    private static var makingIfAlive: SwiftDeclaration {
        .fixed(
            """
            func making<Dependency>(_ make: (_Resolver) throws -> Dependency) throws -> Dependency {
                guard let container else { throw Gone(name: "\\(Dependency.self)") }
                // The resolver does not keep it alive.
                return try \(.swift)withExtendedLifetime(container) {
                    let resolver = _Resolver(container: container)
                    if keptAlive != nil { return try make(resolver) }
                    return try resolver.locked { _ in try resolver.keeping { try make(resolver) } }
                }
            }
            """)
    }

    private static var makingTrapping: SwiftDeclaration {
        .fixed(
            """
            /// For closures that cannot throw: ends the program with the error's text.
            func makingTrapping<Dependency>(_ make: (_Resolver) throws -> Dependency) -> Dependency {
                do { return try making(make) } catch { \(.swift)fatalError("\\(error)") }
            }
            """)
    }

    private static var gone: SwiftDeclaration {
        .fixed(
            """
            /// A call came after the container was gone.
            nonisolated struct Gone: \(.swift)Error, \(.swift)CustomStringConvertible {
                let name: \(.swift)String

                var description: \(.swift)String {
                    "\\(name) cannot be resolved: the container is gone."
                        + " Keep the container as long as you use its singletons."
                }
            }
            """)
    }

    private func awaiting(_ actor: SwiftModifiers, _ making: SwiftName, _ makingTrapping: SwiftName) -> SwiftDeclaration
    {
        .fixed(
            """
            /// For closures that await instances of the actor.
            nonisolated(nonsending) func \(making)<Dependency>(
                _ make: \(actor)(_Resolver) throws -> Dependency
            ) async throws -> Dependency {
                try await transfer(make).instance
            }

            nonisolated(nonsending) func \(makingTrapping)<Dependency>(
                _ make: \(actor)(_Resolver) throws -> Dependency
            ) async -> Dependency {
                do { return try await \(making)(make) } catch { \(.swift)fatalError("\\(error)") }
            }

            \(actor)private func transfer<Dependency>(
                _ make: \(actor)(_Resolver) throws -> Dependency
            ) throws -> Transfer<Dependency> {
                Transfer(instance: try making(make))
            }

            /// Carries an instance into an isolation where the compiler cannot see that this is safe.
            private nonisolated struct Transfer<Instance>: @unchecked \(.swift)Sendable {
                let instance: Instance
            }
            """)
    }
}

extension RegistrationPlan {
    /// Whether a registration must detect that it requires itself.
    var isTracked: Bool { registrations.contains(where: \.isTracked) }

    /// Whether the container may keep an instance that resolves later.
    var keepsDeferrals: Bool { registrations.contains(where: \.keepsDeferrals) }

    /// Whether closures resolve something later.
    fileprivate var defers: Bool {
        registrations.contains(where: \.defers)
            || injectedClasses.contains { $0.properties.contains { $0.edge.targets != $0.edge.immediateTargets } }
    }
}
