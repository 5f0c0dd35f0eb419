/// The types of objects that calls leave to their callers, by frequency: a type that many calls lack is the cause worth
/// naming.
struct LeftTypes {
    private var counts: [TypeName: Int] = [:]

    /// - Parameter calls: The left types of each call.
    init(_ calls: [[TypeName]]) {
        for type in calls.joined() { counts[type, default: 0] += 1 }
    }

    /// The most frequent one of a call's left types.
    func cause(among types: [TypeName]) -> TypeName? {
        types.min { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    }
}

extension CoverageGraph {
    /// Why the objects of a type are left to the caller, and what would provide them.
    ///
    /// - Parameter makers: The classes of the project that are this type and that its code makes.
    func left(_ type: TypeName, makers: [TypeName]) -> Coverage.Obstacle {
        let options = resolution.options
        let name = type.path
        let container = NestedContainerName.name(for: name)
        let opening = options.adding("\(container): \(name)", to: "nested")
        func obstacle(_ reason: String, _ remedies: [Remedy]) -> Coverage.Obstacle {
            .init(
                kind: .leftToCaller, subject: name, message: "the caller passes a '\(name)'\(reason)",
                remedies: remedies)
        }
        let chosen = makers.filter(hasNodes)
        if chosen.isEmpty, let first = makers.first {
            let filter = options.adding(RegularExpression.matchingOnly([first.path]), to: "implicit-filter")
            return obstacle(
                makers.count == 1
                    ? ": no filter chooses '\(first.path)'" : ": no filter chooses any of the \(makers.count) classes",
                [filter, opening])
        }
        for maker in chosen {
            guard let value = runTimeValue(of: maker) else { continue }
            let given = options.adding("\(maker.path).\(value.label)", to: "external")
            let reason = ": '\(maker.path)' takes '\(value.label): \(value.dependency.requestedType)' at run time"
            return obstacle(reason, value.label == "_" ? [opening] : [given, opening])
        }
        return obstacle("", [options.adding(name, to: "external"), opening])
    }

    private func runTimeValue(of type: TypeName) -> DependencyFactory.Parameter? {
        providers(of: type).lazy.flatMap { provider, _ in
            zip(provider.factory.parameters, provider.parameterEdges).filter {
                if case .runTimeValue = $1 { true } else { false }
            }.map(\.0)
        }.first
    }
}

extension Coverage.Entry {
    /// The entry with another obstacle.
    func with(_ obstacle: Coverage.Obstacle) -> Self {
        .init(
            target: target, type: type, module: module, location: location, place: place, isComposition: isComposition,
            verdict: .notMade(obstacle), passed: passed)
    }
}
