import DpendKit

/// The source that asks the containers of a program for everything, and prints what it gets.
struct Driver {
    let program: Program

    var text: String {
        let modules = program.modules.dropLast().map { "import \($0.name)\n" }.joined()
        let runs = DpendRun.containers.map { "    await run\($0.rawValue.capitalized)(print)\n" }.joined()
        return """
            import DpendRuntime
            import ProgramJournal
            \(modules)
            @MainActor public func run(_ print: (String, [String]) -> Void) async {
            \(runs)}

            """ + DpendRun.containers.map(function).joined()
    }

    /// Warnings are errors in it, so that accessors have just the effects that they should.
    private func function(_ container: ContainerKind) -> String {
        let type = program.containerName(container)
        let values = program.externals.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
        let roots = program.roots.map { root in
            if let type = root.injectedType {
                return "    let \(root.name) = \(type)()\n    \(root.effects.call)module.inject(into: \(root.name))\n"
                    + "    journal.add(\"\(root.name)\", \(root.name))\n"
            }
            return "    journal.add(#\"\(root.name)\"#, \(root.effects.call)module.\(root.name))\n"
        }.joined()
        let isThrowing = program.start.throwing || program.roots.contains(where: \.effects.throwing)
        let body = """
            let module = \(program.start.call)\(type)(\(values))
                journal.keep(module)
            \(roots)
            """
        let make = "@MainActor private func ask\(container.rawValue.capitalized)(_ journal: Journal) async\(isThrowing ? " throws" : "") {\n    \(body)}\n"
        let call = "await ask\(container.rawValue.capitalized)(journal)"
        let run = isThrowing
            ? "    do { try \(call) } catch { return print(\"\(program.name) \(container.rawValue)\", [\"error: \\(error)\"]) }\n"
            : "    \(call)\n"
        return """

            \(make)
            @MainActor private func run\(container.rawValue.capitalized)(_ print: (String, [String]) -> Void) async {
                let journal = Journal()
            \(run)    print("\(program.name) \(container.rawValue)", await journal.lines())
            }
            \(isolationCheck(type))
            """
    }

    /// What belongs to no actor can be asked for from anywhere.
    private func isolationCheck(_ type: String) -> String {
        let free = program.roots.filter { !$0.effects.onMainActor && $0.injectedType == nil }
        let lines = free.map { "    _ = \($0.effects.call)module.\($0.name)\n" }.joined()
        let isThrowing = free.contains(where: \.effects.throwing)
        return """

            nonisolated(nonsending) private func ask(_ module: \(type)) async\(isThrowing ? " throws" : "") {
            \(lines)}

            """
    }
}
