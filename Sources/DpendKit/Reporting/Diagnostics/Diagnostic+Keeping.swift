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
    /// The problems and consequences that meet a condition, which is asked once for each in the order of places.
    ///
    /// A problem that is left out hides none of its consequences: one of them takes its place.
    func keeping(_ isKept: (Diagnostic) -> Bool) -> [Diagnostic] {
        CauseGrouping.group(CauseGrouping.ungroup(self).filter(isKept))
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
