extension Diagnostic {
    /// Whether it must be fixed: an error or a warning.
    package var isProblem: Bool {
        switch severity {
        case .error, .warning: true
        case .note, .off: false
        }
    }
}

extension [Diagnostic] {
    /// The problems and consequences that satisfy a condition. It is evaluated once for each, in the order of places.
    ///
    /// If a problem is removed, its consequences stay: one of them takes its place.
    func keeping(_ isKept: (Diagnostic) -> Bool) -> [Diagnostic] {
        CauseGrouping.group(CauseGrouping.ungroup(self).filter(isKept))
    }
}
