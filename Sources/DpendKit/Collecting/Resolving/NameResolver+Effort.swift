/// Limits for lookups that take too much work, and for types that are too large.
extension NameResolver {
    /// The type of an alias or a superclass; nil if it leads to itself, or beyond the limit.
    ///
    /// - Parameters:
    ///   - place: Its place, if it has the same meaning for all uses from there.
    ///   - isNew: Whether no lookup of it is in progress.
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

    /// A type with its generic parameters replaced; the type itself if the result would be too large.
    func substituting(_ substitutions: [String: TypeExpression], in type: TypeExpression) -> TypeExpression {
        let result = type.substituting(substitutions)
        guard result.size(upTo: LookupEffort.maximum + 1) > LookupEffort.maximum else { return result }
        note(excess: Self.excess(of: "the superclass '\(type.spelling(.plain))' of a generic class", at: nil))
        return type
    }
}
