import DpendKit
import SeededRandom

extension ProgramBuilder {
    /// The program of a seed and a number. Equal seeds and numbers give equal programs.
    static func program(seed: UInt64, number: Int) -> Program {
        var builder = ProgramBuilder(seed: seed, number: number)
        builder.build()
        builder.complete()
        return builder.program
    }

    init(seed: UInt64, number: Int) {
        var start = RandomSource(seed: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
        random = RandomSource(seed: start.next())
        isHostile = random.number(below: 100) < 35
        names = Names(&random, isHostile: isHostile)
        style = random.element(of: NameStyle.allCases)
        exportedAccess = random.number(below: 100) < 25 ? .package : .public
        program = Program(seed: seed, number: number, modules: [])
        let size = random.element(of: [1, 1, 1, 2, 2, 3])
        let suffixes = ["Core", "Data"].prefix(size - 1) + ["App"]
        for (position, suffix) in suffixes.enumerated() {
            let isApplication = position == size - 1
            let links = (0..<position).filter { _ in isApplication || chance(60) }
            program.modules.append(
                Module(name: program.name + suffix, links: links, fileCount: 1 + self.number(below: 3)))
            if !isApplication { program.modules[position].exportedAccess = exportedAccess.rawValue }
            if !isApplication, exportedAccess == .package { program.modules[position].options.access = .package }
        }
        hasStructs = chance(60)
        chooseSettings()
        program.isHostile = isHostile
        if isHostile { count("hostile names") }
        if size > 1 { count("--access \(exportedAccess.rawValue)") }
    }

    mutating func build() {
        let size = 5 + number(below: 21)
        while program.typeCount < size {
            let module = chance(45) ? applicationIndex : number(below: program.modules.count)
            if chance(65) {
                addClass(in: module)
            } else {
                let scene = pick(Scene.all) { $0.weight }
                if scene.play(&self, module) { count("scene: \(scene.name)") }
            }
        }
    }

    /// Makes the decisions that depend on the whole program.
    mutating func complete() {
        for module in program.modules.indices {
            // dpend reports a filter that matches nothing.
            let names = program.modules[module].declarations.filter(\.isChosen).compactMap { $0.type?.fullName }
            program.modules[module].options.filters += style.filters(implicitNames).filter { filter in
                names.contains { (try? Regex(filter).firstMatch(in: $0)) != nil }
            }
            if hasStructs, !program.modules[module].options.filters.isEmpty {
                program.modules[module].options.kinds.insert(.struct)
            }
        }
        // With several types of closures there are several functions, named by the types.
        program.roots.removeAll { root in
            guard let key = root.runTimeKey else { return false }
            let types = closureTypes[key]?.count ?? 0
            return types > 1
        }
        if chance(60) { planOverride() }
        program.externals.sort { $0.type < $1.type }
        shuffle()
        count("modules: \(program.modules.count)")
    }

    /// Declares the replacement of a provider, and its effects.
    private mutating func planOverride() {
        guard !overridable.isEmpty else { return }
        let overridden = pick(overridable)
        let name = names.next() + "Double"
        let isSendable = overridden.isSendable ? ", Sendable" : ""
        declare(
            "final class \(name): \(overridden.protocolName)\(isSendable) {\n    let page = Page(\"init()\")\n}\n",
            in: applicationIndex,
            naming: [overridden.module])
        program.override = .init(
            accessor: overridden.accessor, value: "\(name)()", provider: overridden.provider,
            typeName: "\(program.application.name).\(name)")
        count("override")
    }

    /// The order of declarations does not matter.
    private mutating func shuffle() {
        for module in program.modules.indices {
            for index in program.modules[module].declarations.indices.dropLast() {
                let other = index + number(below: program.modules[module].declarations.count - index)
                program.modules[module].declarations.swapAt(index, other)
            }
        }
    }
}
