/// Requirements of classes with run-time values. They show which values the code passes.
///
///     init(make: (Int) -> DetailModel)        DetailModel.init(id: Int, converter: any Converting)
///
/// The code passes an `Int`. If nothing provides `Converting`, then this protocol is missing, and not a closure with
/// two arguments.
extension RunTimeValueInference {
    /// Gives up the run-time values that no requirement passes, if they are protocols. They are missing then.
    mutating func followDemands() {
        /// The initializers that infer run-time values, by the keys that they provide.
        var makers: [DependencyKey: Set<Int>] = [:]
        for (number, initializer) in initializers.enumerated()
        where !initializer.unmet.isEmpty && (initializer.takesRunTimeValues || units[initializer.unit].isLost) {
            for position in initializer.factories {
                let factory = index.factories[position]
                for key in [factory.key] + factory.onDemandKeys where !key.type.isForeign {
                    makers[key, default: []].insert(number)
                }
            }
        }
        if makers.isEmpty { return }
        var demands: [Int: Set<[TypeExpression]>] = [:]
        for factory in index.factories {
            for parameter in factory.parameters where !parameter.isRunTimeValue {
                for way in LinkingRules.ways(to: parameter.dependency) {
                    let (key, values): (DependencyKey, [TypeExpression])
                    switch way.providers {
                    case .exactly(let exact): (key, values) = (exact, [])
                    case .making(let made, let function): (key, values) = (made, function.parameters)
                    // These are satisfied without an instance.
                    case .standingIn, .wrapped, .elements, .entries, .opening: continue
                    }
                    // Several classes are ambiguous.
                    guard let numbers = makers[key], Set(numbers.map { initializers[$0].unit }).count == 1 else {
                        continue
                    }
                    for number in numbers { demands[number, default: []].insert(values) }
                }
            }
        }
        for (number, lists) in demands { follow(lists, of: number) }
    }

    private mutating func follow(_ lists: Set<[TypeExpression]>, of number: Int) {
        let values = runTimeParameters(of: initializers[number])
        let types = values.map(\.type)
        guard !lists.contains(types) else { return }
        let kept = lists.compactMap { list -> Set<Int>? in
            var rest = list[...]
            var dropped: Set<Int> = []
            for value in values {
                if rest.first == value.type { rest.removeFirst() } else { dropped.insert(value.position) }
            }
            let parameters = index.factories[initializers[number].factories[0]].parameters
            let areMissing = dropped.allSatisfy {
                initializers[number].unmet.contains($0) && parameters[$0].dependency.type.isProtocol
            }
            return rest.isEmpty && areMissing ? dropped : nil
        }
        // Of several lists the longest one gives up least.
        guard let dropped = kept.min(by: { ($0.count, $0.sorted().description) < ($1.count, $1.sorted().description) })
        else { return }
        initializers[number].unmet.subtract(dropped)
    }
}
