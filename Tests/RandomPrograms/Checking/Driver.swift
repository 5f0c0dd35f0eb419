import DpendKit

/// A way in which the driver makes a container.
struct DriverRun {
    let program: Program
    let container: ContainerKind
    /// Whether an override replaces a provider.
    let isOverridden: Bool

    static func all(of program: Program) -> [DriverRun] {
        DpendRun.containers.flatMap { container in
            (program.override == nil ? [false] : [false, true]).map {
                DriverRun(program: program, container: container, isOverridden: $0)
            }
        }
    }

    /// The title of its output.
    var title: String { "\(program.name) \(container.rawValue)\(isOverridden ? " overridden" : "")" }
    /// The suffix of its functions' names.
    fileprivate var suffix: String { container.rawValue.capitalized + (isOverridden ? "Overridden" : "") }
}

/// The source that resolves everything in a program's containers and prints it.
struct Driver {
    let program: Program
    private var mainActor: String { program.isHostile ? "@Swift.MainActor" : "@MainActor" }

    var text: String {
        let modules = program.modules.dropLast().map { "import \($0.name)\n" }.joined()
        let runs = DriverRun.all(of: program)
        let calls = runs.map { "    await run\($0.suffix)(print)\n" }.joined()
        return """
            import DpendRuntime
            import ProgramJournal
            \(modules)
            \(mainActor) public func run(_ print: (Swift.String, [Swift.String]) -> ()) async {
            \(calls)}

            """ + runs.map(function).joined() + DpendRun.containers.map(isolationCheck).joined()
    }

    /// Warnings are errors in it, so that accessors have exactly the right effects.
    private func function(_ driverRun: DriverRun) -> String {
        let type = program.containerName(driverRun.container)
        let values = program.externals.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
        let overrides =
            driverRun.isOverridden ? program.override.map { " { $0.\($0.accessor) { \($0.value) } }" } ?? "" : ""
        let roots = program.roots.map { root in
            if let type = root.injectedType {
                return "    let \(root.name) = \(type)()\n    \(root.effects.call)module.inject(into: \(root.name))\n"
                    + "    journal.add(\"\(root.name)\", \(root.name))\n"
            }
            return "    journal.add(#\"\(root.name)\"#, \(root.effects.call)module.\(root.name))\n"
        }.joined()
        let isThrowing = program.start.throwing || program.roots.contains(where: \.effects.throwing)
        let call = "await ask\(driverRun.suffix)(journal)"
        let run =
            isThrowing
            ? "do { try \(call) } catch { return print(\"\(driverRun.title)\", [\"error: \\(error)\"]) }" : call
        return """

            \(mainActor) private func ask\(driverRun.suffix)(_ journal: Journal) async\(isThrowing ? " throws" : "") {
                let module = \(program.start.call)\(type)(\(values))\(overrides)
                journal.keep(module)
            \(roots)}

            \(mainActor) private func run\(driverRun.suffix)(_ print: (Swift.String, [Swift.String]) -> ()) async {
                let journal = Journal()
                \(run)
                print("\(driverRun.title)", await journal.lines())
            }

            """
    }

    /// Any code can resolve a provider without an actor.
    private func isolationCheck(_ container: ContainerKind) -> String {
        let free = program.roots.filter { !$0.effects.onMainActor && $0.injectedType == nil }
        let lines = free.map { "    _ = \($0.effects.call)module.\($0.name)\n" }.joined()
        let isThrowing = free.contains(where: \.effects.throwing)
        return """

            nonisolated(nonsending) private func ask(_ module: \(program.containerName(container))) async\(isThrowing ? " throws" : "") {
            \(lines)}

            """
    }
}
