/// Works out which filters would choose the classes that are missing only because no filter matches them.
struct MissingFilters {
    private var patterns: [String: String] = [:]

    init(_ subject: AnalysisSubject) {
        let wanted = Set(
            subject.rejected.byType.values.flatMap { candidates in
                candidates.filter { $0.obstacles == [.notChosen] && !$0.isForTests }.map(\.name)
            })
        for suggestion in FilterSuggestion.suggestions(for: wanted, among: subject.rejected.choosableNames) {
            for name in suggestion.wantedNames where patterns[name] == nil { patterns[name] = suggestion.pattern }
        }
    }

    /// The filter to add for a class.
    func pattern(for name: String) -> String { patterns[name] ?? "^\(NameAffix.escaped(name))$" }
}
