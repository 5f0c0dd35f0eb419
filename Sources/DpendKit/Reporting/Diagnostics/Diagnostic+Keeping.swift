extension Diagnostic {
    /// Whether somebody has to mend it: an error or a warning.
    package var isProblem: Bool {
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
}
