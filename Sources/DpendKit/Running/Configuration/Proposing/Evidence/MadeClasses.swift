/// The calls in the application's own code that make classes, with their arguments.
struct MadeClasses {
    /// The calls by full names, separately for each target.
    private var calls: [String: [[Construction]]] = [:]

    /// - Parameter constructions: The calls of each target.
    init(_ constructions: [[Construction]]) {
        for target in constructions {
            for (name, calls) in Dictionary(grouping: target, by: \.type.path) { self.calls[name, default: []].append(calls) }
        }
    }

    func isMade(_ name: String) -> Bool { calls[name] != nil }

    /// The number of calls that make objects of a class.
    func count(_ name: String) -> Int { calls[name]?.reduce(0) { $0 + $1.count } ?? 0 }

    /// Whether calls make the class, and each of them passes a value for a parameter.
    func isAlwaysGiven(_ label: String, to name: String) -> Bool {
        calls[name]?.joined().allSatisfy { call in call.written.arguments.contains { $0.label == label && $0.form != .nilLiteral } } ?? false
    }

    /// Whether several functions or properties of one target make objects of a class, so that they do not share an instance.
    func isMadeInSeveralPlaces(_ name: String) -> Bool {
        calls[name]?.contains { calls in Set(calls.compactMap(\.written.member)).count > 1 } ?? false
    }

    /// The type that keeps several objects of a class in its own properties, so that the class alone does not identify the object.
    func keeper(ofSeveral name: String) -> TypeName? {
        for calls in calls[name] ?? [] {
            var counts: [TypeName: Int] = [:]
            for call in calls where call.written.place == .property {
                guard let keeper = call.container else { continue }
                counts[keeper, default: 0] += 1
            }
            if let keeper = counts.filter({ $0.value > 1 }).keys.min() { return keeper }
        }
        return nil
    }
}
