/// Limits for lookups that take too much work, and for types that are too large.
extension NameResolver {
    /// The type of an alias or a superclass; nil if it leads to itself, or beyond the limit.
    ///
    /// - Parameters:
    ///   - place: Its place, if it has the same meaning for all uses from there.
    ///   - isNew: Whether no lookup of it is in progress.
    ///   - depth: The number of aliases and superclasses that led to it.
    ///   - written: Its type as written, and the context there.
    func find(
        _ place: LookupEffort.Place?, _ isNew: Bool, depth: Int,
        _ written: () -> (type: TypeExpression, context: Context)
    ) -> TypeExpression? {
        guard isNew, !effort.isSpent else {
            effort.gaps += 1
            return nil
        }
        if let place, let known = effort.known[place] { return effort.isWorth(known) ? known : nil }
        let gaps = effort.gaps
        let (first, inner) = written()
        if depth >= Self.maximumDepth {
            effort.gaps += 1
            if place == nil { note(excess: Self.excess(ofChainAt: first, in: inner.file.map { index.files[$0].path })) }
            postponed = postponed ?? Postponed(type: first, context: inner, place: place)
            return nil
        }
        let type = resolve(first, in: inner, depth: depth + 1)
        if let place, effort.gaps == gaps { effort.known[place] = type }
        return type
    }

    func noteExcess(of name: String, at path: String?) {
        if effort.isSpent { note(excess: Self.excess(of: "the type alias '\(name)'", at: path)) }
    }

    static func excess(of subject: String, at path: String?) -> InputError {
        InputError(
            .malformed,
            "\(subject) stands for more than \(LookupEffort.maximum) types, which is the most that dpend looks up",
            at: path)
    }

    /// An alias or a superclass in a chain that is too long for the stack, with its type as written.
    struct Postponed {
        var type: TypeExpression
        var context: Context
        var place: LookupEffort.Place?
    }

    /// The greatest number of look-ups for one chain of aliases.
    private static let maximumRounds = 256

    /// Looks up a type whose chain of aliases is too long for the stack: the end of the chain first, whose meaning is
    /// then known.
    func resolve(_ type: TypeExpression, in context: Context, after first: Postponed) -> TypeExpression {
        var open = [Postponed(type: type, context: context), first]
        var resolved = type
        for _ in 0..<Self.maximumRounds {
            guard let next = open.last else { return resolved }
            postponed = nil
            let gaps = effort.gaps
            resolved = resolveOnce(next.type, in: next.context, depth: 0)
            if let postponed, excess == nil {
                open.append(postponed)
            } else {
                open.removeLast()
                if let place = next.place, effort.gaps == gaps { effort.known[place] = resolved }
            }
        }
        postponed = nil
        if !open.isEmpty { note(excess: Self.excess(ofChainAt: type, in: context.file.map { index.files[$0].path })) }
        return resolved
    }

    private static func excess(ofChainAt type: TypeExpression, in path: String?) -> InputError {
        InputError(
            .malformed, "too many type aliases lead from one to the next, from '\(type.spelling(.plain))' on", at: path)
    }

    /// A type with its generic parameters replaced; the type itself if the result would be too large.
    func substituting(_ substitutions: [String: TypeExpression], in type: TypeExpression) -> TypeExpression {
        let result = type.substituting(substitutions)
        guard result.size(upTo: LookupEffort.maximum + 1) > LookupEffort.maximum else { return result }
        note(excess: Self.excess(of: "the superclass '\(type.spelling(.plain))' of a generic class", at: nil))
        return type
    }
}
