import ProgramJournal

/// Makes the plan's objects, with pages in their place, as a container should.
final class Simulation {
    private var kept: [ObjectIdentifier: Value] = [:]

    /// The instances that one top-most resolve shares.
    private final class Resolve {
        var shared: [ObjectIdentifier: Value] = [:]
    }

    /// The expected lines of a program's journal.
    @MainActor static func lines(of program: Program, overridden: Bool) async -> [String] {
        guard overridden, let override = program.override else { return await lines(of: program) }
        let provider = override.provider
        let (typeName, initializer, arguments) = (provider.typeName, provider.initializer, provider.arguments)
        (provider.typeName, provider.initializer, provider.arguments) = (override.typeName, "init()", [])
        defer { (provider.typeName, provider.initializer, provider.arguments) = (typeName, initializer, arguments) }
        return await lines(of: program)
    }

    @MainActor private static func lines(of program: Program) async -> [String] {
        let simulation = Simulation()
        let journal = Journal()
        for root in program.roots { journal.add(root.name, expected: simulation.topMost(root.wiring)) }
        return await journal.lines()
    }

    private func topMost(_ wiring: Wiring) -> Value { value(of: wiring, during: Resolve()) }

    private func value(of wiring: Wiring, during resolve: Resolve) -> Value {
        switch wiring {
        case .made(let provider): instance(of: provider, during: resolve)
        case .text(let text): Value(text: text)
        case .nothing: .none
        case .list(let wirings): Value(list: wirings.map { value(of: $0, during: resolve) })
        case .later: fatalError("a deferred resolve is an argument, not a part of one")
        }
    }

    private func instance(of provider: Provider, during resolve: Resolve) -> Value {
        let key = ObjectIdentifier(provider)
        if provider.scope.isKept, let instance = kept[key] { return instance }
        if provider.scope == .shared, let instance = resolve.shared[key] { return instance }
        let page = Page(provider.initializer)
        let instance = Value(name: provider.typeName, page: page)
        for argument in provider.arguments { note(argument, on: page, during: resolve) }
        if provider.scope.isKept { kept[key] = instance }
        if provider.scope == .shared { resolve.shared[key] = instance }
        return instance
    }

    private func note(_ argument: Provider.Argument, on page: Page, during resolve: Resolve) {
        guard case .later(let wiring, let once) = argument.wiring else {
            return page.note(argument.name, expected: value(of: argument.wiring, during: resolve))
        }
        var first: Value?
        page.later(argument.name) {
            if once, let first { return first }
            first = self.topMost(wiring)
            return first!
        }
    }
}
