/// Limits: what takes too much work to look up, or would be too large.
extension NameResolver {
    /// What an alias or a superclass stands for; nil for one that leads to itself, and where that takes too much.
    ///
    /// - Parameters:
    ///   - place: Where it stands, if it means the same for all who ask from there.
    ///   - isNew: Whether it is not being looked up already.
    func find(_ place: LookupEffort.Place?, _ isNew: Bool, _ resolve: () -> TypeExpression) -> TypeExpression? {
        guard isNew, !effort.isSpent else {
            effort.gaps += 1
            return nil
        }
        if let place, let known = effort.known[place] { return effort.isWorth(known) ? known : nil }
        let gaps = effort.gaps
        let type = resolve()
        if let place, effort.gaps == gaps { effort.known[place] = type }
        return type
    }

    func noteExcess(of name: String, at path: String?) {
        if effort.isSpent { note(excess: Self.excess(of: "the type alias '\(name)'", at: path)) }
    }

    static func excess(of subject: String, at path: String?) -> InputError {
        InputError(.malformed, "\(subject) stands for more than \(LookupEffort.maximum) types, which is the most that dpend looks up", at: path)
    }

    /// A type with its generic parameters replaced; the type itself where that would be too large.
    func substituting(_ substitutions: [String: TypeExpression], in type: TypeExpression) -> TypeExpression {
        let result = type.substituting(substitutions)
        guard result.size(upTo: LookupEffort.maximum + 1) > LookupEffort.maximum else { return result }
        note(excess: Self.excess(of: "the superclass '\(type.spelling(.plain))' of a generic class", at: nil))
        return type
    }
}
