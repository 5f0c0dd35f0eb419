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
            unowned let container: Dip.DependencyContainer

            func resolve<Dependency>(_ type: Dependency.Type, tag: String? = nil) throws -> Dependency {
                try container.resolve(tag: tag)
            }

            /// For accessors that cannot throw: ends the program with the error's text.
            func resolveTrapping<Dependency>(_ type: Dependency.Type, tag: String? = nil) -> Dependency {
                do { return try resolve(type, tag: tag) } catch { fatalError("\\(error)") }
            }
        \(plan.isTracked ? tracking : "")}

        """
    }

    private var tracking: String {
        """

            /// Notices when something comes back to an instance that is still being made.
            func making<Dependency>(_ key: String, _ make: () throws -> Dependency) throws -> Dependency {
                let path = try resolve(Path.self)
                if let start = path.keys.firstIndex(of: key) { throw Cycle(path: path.keys[start...] + [key]) }
                path.keys.append(key)
                defer { path.keys.removeLast() }
                return try make()
            }

            /// What is being made, outermost first; Dip's lock is held while something is made.
            nonisolated final class Path {
                var keys: [String] = []
            }

            nonisolated struct Cycle: Error, CustomStringConvertible {
                let path: ArraySlice<String>

                var description: String {
                    "Dependency cycle: \\(path.joined(separator: " → ")). Break it by calling the closure, or using the Lazy,"
                        + " only when the instances are made."
                }
            }

        """
    }

    private var laterResolver: String {
        """
        /// Resolves dependencies for closures that are called later, and keeps the container alive until then.
        private nonisolated struct _LaterResolver: @unchecked Sendable {
            // Dip's container has a lock of its own.
            let container: Dip.DependencyContainer

            func making<Dependency>(_ make: (_Resolver) throws -> Dependency) throws -> Dependency {
                try make(_Resolver(container: container))
            }

            /// For closures that cannot throw: ends the program with the error's text.
            func makingTrapping<Dependency>(_ make: (_Resolver) throws -> Dependency) -> Dependency {
                do { return try making(make) } catch { fatalError("\\(error)") }
            }
        \(actor.map(awaiting) ?? "")}

        """
    }

    private func awaiting(_ actor: String) -> String {
        """

            /// For closures that await what belongs to the actor.
            nonisolated(nonsending) func makingOn\(actor)<Dependency>(
                _ make: @\(actor) (_Resolver) throws -> Dependency
            ) async throws -> Dependency {
                try await transfer(make).instance
            }

            nonisolated(nonsending) func makingTrappingOn\(actor)<Dependency>(
                _ make: @\(actor) (_Resolver) throws -> Dependency
            ) async -> Dependency {
                do { return try await makingOn\(actor)(make) } catch { fatalError("\\(error)") }
            }

            @\(actor) private func transfer<Dependency>(
                _ make: @\(actor) (_Resolver) throws -> Dependency
            ) throws -> Transfer<Dependency> {
                Transfer(instance: try make(_Resolver(container: container)))
            }

            /// Takes an instance to where the compiler cannot see that it may go.
            private nonisolated struct Transfer<Instance>: @unchecked Sendable {
                let instance: Instance
            }

        """
    }
}

extension RegistrationPlan {
    /// Whether something has to notice that it comes back to itself.
    var isTracked: Bool { registrations.contains(where: \.isTracked) }

    /// Whether something is resolved by closures that are called later.
    fileprivate var defers: Bool {
        registrations.contains { registration in
            guard case .provider(let provider) = registration.source else { return false }
            return registration.assisted != nil || provider.edges.contains { $0.targets != $0.immediateTargets }
        } || injectedClasses.contains { $0.properties.contains { $0.edge.targets != $0.edge.immediateTargets } }
    }
}
