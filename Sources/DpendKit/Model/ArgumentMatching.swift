/// Tells which parameters a call cannot leave out although they have default values.
///
/// Swift gives an argument to the first parameter that its label fits:
///
///     init(_ count: Int = 3, _ store: any Store)              X(store)             'store' is taken for 'count'
///     init(_ count: Int = 3, log: Log, _ store: any Store)    X(log: l, store)     'log' comes first, so that 'count' is left out
///     init(of count: Int = 3, log: Log, of store: any Store)  X(log: l, of: store) Swift looks for 'of' further on
enum ArgumentMatching {
    /// The positions of the parameters that are left out and would take the argument of a later one, the last first.
    ///
    /// - Parameters:
    ///   - labels: Of all parameters, `_` where there is none.
    ///   - isPassed: Whether the call passes the parameter at a position. One that would take an argument has to be passed as well.
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
    /// The positions of the parameters that a call passes where it leaves out each default value that it can leave out.
    var positionsToPass: Set<Int> {
        let required = Set(indices.filter { !self[$0].hasDefault })
        return required.union(ArgumentMatching.positionsThatTakeOthers(map(\.label), isPassed: required.contains))
    }
}

extension DependencyFactory {
    /// The parameter whose argument Swift would pass for another one, if the call left that one to its default value; nil where the
    /// default value can be left out, or does not exist.
    func parameter(takenBy taking: Parameter) -> Parameter? {
        let parameters = arguments
        guard taking.hasDefault, let position = parameters.firstIndex(where: { $0.location == taking.location && $0.label == taking.label })
        else { return nil }
        return parameters[(position + 1)...].first { $0.label == taking.label }
    }
}
