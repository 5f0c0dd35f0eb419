/// Writes the types through which registrations with Dip's container resolve; only what they use.
struct DipResolver {
    let plan: RegistrationPlan
    /// The actor that some registrations belong to.
    let actor: String?

    /// The lines of the types.
    var lines: [String] {
        let text = resolver + (plan.defers ? "\n" + laterResolver : "")
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The container keeps the registered closures, so they must not keep the container. An `unowned` capture in each
    /// of them would do, if Swift 6.3 could then pass an `any P` to a `some P`.
    private var resolver: String {
        """
        /// Resolves dependencies without keeping the container alive.
        private nonisolated struct _Resolver {
            unowned let container: \(ModuleName.dip)DependencyContainer

            func resolve<Dependency>(_ type: Dependency.Type, tag: \(ModuleName.swift)String? = nil) throws -> Dependency {
                try container.resolve(tag: tag)
            }

            /// For accessors that cannot throw: ends the program with the error's text.
            func resolveTrapping<Dependency>(_ type: Dependency.Type, tag: \(ModuleName.swift)String? = nil) -> Dependency {
                do { return try resolve(type, tag: tag) } catch { \(ModuleName.swift)fatalError("\\(error)") }
            }
        \(plan.defers ? later : "")\(plan.isTracked ? tracking : "")}

        """
    }

    /// What Dip keeps must not keep the container in calls that it makes later. Dip does not say whom an instance is made
    /// for, so that is counted, with Dip's lock held.
    private var later: String {
        plan.keepsDeferrals
            ? """

                /// Resolves later than now; of what the container keeps, without keeping the container alive.
                var later: _LaterResolver {
                    let isKept = (try? locked { $0.depth > 0 }) ?? false
                    return _LaterResolver(container, isWeak: isKept)
                }

                /// Makes something that the container keeps.
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

                /// How many instances are being made that the container keeps.
                nonisolated final class Keeping {
                    var depth = 0
                }

            """
            : """

                /// Resolves later than now.
                var later: _LaterResolver { _LaterResolver(container: container) }

            """
    }

    private var tracking: String {
        """

            /// Notices when something comes back to an instance that is still being made.
            func making<Dependency>(_ key: \(ModuleName.swift)String, _ make: () throws -> Dependency) throws -> Dependency {
                let path = try resolve(Path.self)
                if let start = path.keys.firstIndex(of: key) { throw Cycle(path: path.keys[start...] + [key]) }
                path.keys.append(key)
                defer { path.keys.removeLast() }
                return try make()
            }

            /// What is being made, outermost first; Dip's lock is held while something is made.
            nonisolated final class Path {
                var keys: [\(ModuleName.swift)String] = []
            }

            nonisolated struct Cycle: \(ModuleName.swift)Error, \(ModuleName.swift)CustomStringConvertible {
                let path: \(ModuleName.swift)ArraySlice<\(ModuleName.swift)String>

                var description: \(ModuleName.swift)String {
                    "Dependency cycle: \\(path.joined(separator: " → ")). Break it by calling the closure, or using the Lazy,"
                        + " only when the instances are made."
                }
            }

        """
    }

    private var laterResolver: String {
        let gone = """

            /// A call came later than the container was let go of.
            nonisolated struct Gone: \(ModuleName.swift)Error, \(ModuleName.swift)CustomStringConvertible {
                let name: \(ModuleName.swift)String

                var description: \(ModuleName.swift)String {
                    "\\(name) cannot be resolved: the container is gone. Keep the container as long as you use its singletons."
                }
            }

        """
        return """
        /// Resolves dependencies for closures that are called later\(plan.keepsDeferrals ? "" : ", and keeps the container alive until then").
        private nonisolated struct _LaterResolver: @unchecked \(ModuleName.swift)Sendable {
            // Dip's container has a lock of its own.
            \(plan.keepsDeferrals ? "private weak var container: \(ModuleName.dip)DependencyContainer?" : "let container: \(ModuleName.dip)DependencyContainer")
        \(plan.keepsDeferrals ? keptAlive : "")
            func making<Dependency>(_ make: (_Resolver) throws -> Dependency) throws -> Dependency {
                \(making)
            }

            /// For closures that cannot throw: ends the program with the error's text.
            func makingTrapping<Dependency>(_ make: (_Resolver) throws -> Dependency) -> Dependency {
                do { return try making(make) } catch { \(ModuleName.swift)fatalError("\\(error)") }
            }
        \(plan.keepsDeferrals ? gone : "")\(actor.map(awaiting) ?? "")}

        """
    }

    private let keptAlive = """
            private let keptAlive: \(ModuleName.dip)DependencyContainer?

            init(_ container: \(ModuleName.dip)DependencyContainer, isWeak: \(ModuleName.swift)Bool) {
                self.container = container
                self.keptAlive = isWeak ? nil : container
            }

        """

    private var making: String {
        guard plan.keepsDeferrals else { return "try make(_Resolver(container: container))" }
        return """
            guard let container else { throw Gone(name: "\\(Dependency.self)") }
                    // The resolver does not keep it alive.
                    return try \(ModuleName.swift)withExtendedLifetime(container) {
                        let resolver = _Resolver(container: container)
                        if keptAlive != nil { return try make(resolver) }
                        return try resolver.locked { _ in try resolver.keeping { try make(resolver) } }
                    }
            """
    }

    private func awaiting(_ actor: String) -> String {
        """

            /// For closures that await what belongs to the actor.
            nonisolated(nonsending) func makingOn\(actor)<Dependency>(
                _ make: \(actor.actorAttribute) (_Resolver) throws -> Dependency
            ) async throws -> Dependency {
                try await transfer(make).instance
            }

            nonisolated(nonsending) func makingTrappingOn\(actor)<Dependency>(
                _ make: \(actor.actorAttribute) (_Resolver) throws -> Dependency
            ) async -> Dependency {
                do { return try await makingOn\(actor)(make) } catch { \(ModuleName.swift)fatalError("\\(error)") }
            }

            \(actor.actorAttribute) private func transfer<Dependency>(
                _ make: \(actor.actorAttribute) (_Resolver) throws -> Dependency
            ) throws -> Transfer<Dependency> {
                Transfer(instance: try making(make))
            }

            /// Takes an instance to where the compiler cannot see that it may go.
            private nonisolated struct Transfer<Instance>: @unchecked \(ModuleName.swift)Sendable {
                let instance: Instance
            }

        """
    }
}

extension RegistrationPlan {
    /// Whether something has to notice that it comes back to itself.
    var isTracked: Bool { registrations.contains(where: \.isTracked) }

    /// Whether the container may keep something that resolves later.
    var keepsDeferrals: Bool { registrations.contains(where: \.keepsDeferrals) }

    /// Whether something is resolved by closures that are called later.
    fileprivate var defers: Bool {
        registrations.contains(where: \.defers) || injectedClasses.contains { $0.properties.contains { $0.edge.targets != $0.edge.immediateTargets } }
    }
}
