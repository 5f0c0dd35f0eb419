/// Finds the parameters with default values that a call must pass nevertheless.
///
/// Swift gives an argument to the first parameter that its label fits:
///
///     init(_ count: Int = 3, _ store: any Store)              X(store)             'store' is taken for 'count'
///     init(_ count: Int = 3, log: Log, _ store: any Store)    X(log: l, store)     'log' comes first, so that 'count' is left out
///     init(of count: Int = 3, log: Log, of store: any Store)  X(log: l, of: store) Swift looks for 'of' further on
enum ArgumentMatching {
    /// The positions of the omitted parameters that would take the argument of a later parameter, last first.
    ///
    /// - Parameters:
    ///   - labels: The labels of all parameters; `_` for none.
    ///   - isPassed: Whether the call passes the parameter at a position. A parameter that would take an argument must
    ///     be passed as well.
    static func positionsThatTakeOthers(_ labels: [String], isPassed: (Int) -> Bool) -> [Int] {
        var result: [Int] = []
        var later: Set<String> = []
        var next: String?
        for position in labels.indices.reversed() {
            let label = labels[position]
            if !isPassed(position) {
                guard label == "_" ? next == "_" : later.contains(label) else { continue }
                result.append(position)
            }
            later.insert(label)
            next = label
        }
        return result
    }
}

extension [DependencyFactory.Parameter] {
    /// The positions of the parameters that a call passes if it omits as many default values as possible.
    var positionsToPass: Set<Int> {
        let required = Set(indices.filter { !self[$0].hasDefault })
        return required.union(ArgumentMatching.positionsThatTakeOthers(map(\.label), isPassed: required.contains))
    }
}

extension DependencyFactory {
    /// The parameter whose argument Swift would pass to `taking` if the call omitted `taking`; nil if the call can omit
    /// it, or if it has no default value.
    func parameter(takenBy taking: Parameter) -> Parameter? {
        let parameters = arguments
        guard taking.hasDefault,
            let position = parameters.firstIndex(where: { $0.location == taking.location && $0.label == taking.label })
        else { return nil }
        return parameters[(position + 1)...].first { $0.label == taking.label }
    }
}
