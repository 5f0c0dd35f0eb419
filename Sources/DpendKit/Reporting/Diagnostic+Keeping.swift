extension Diagnostic {
    /// Whether somebody has to mend it: an error or a warning.
    public var isProblem: Bool {
        switch severity {
        case .error, .warning: true
        case .note, .off: false
        }
    }
}

extension [Diagnostic] {
    /// The problems and consequences that meet a condition, which is asked once for each in the order of the report.
    ///
    /// A problem that is left out hides none of its consequences: the first of them that stays takes its place.
    func keeping(_ isKept: (Diagnostic) -> Bool) -> [Diagnostic] {
        compactMap { lead -> Diagnostic? in
            var kept = lead.withConsequences.filter(isKept)
            if kept.isEmpty { return nil }
            var first = kept.removeFirst()
            first.consequences = kept
            return first
        }.sortedByPlace()
    }

    /// Sorted by place; those without one come first, and equal ones stay in their order.
    func sortedByPlace() -> [Diagnostic] {
        enumerated().sorted { left, right in
            switch (left.element.location, right.element.location) {
            case (nil, nil): left.offset < right.offset
            case (nil, _?): true
            case (_?, nil): false
            case (let one?, let other?): (one, left.offset) < (other, right.offset)
            }
        }.map(\.element)
    }
}
