import SeededRandom

/// The figures of a run.
struct RunSummary: CustomStringConvertible {
    let reports: [InputReport]
    let failures: [BatchScheduler.Failure]

    var description: String {
        var workload = Fingerprint()
        var outcome = Fingerprint()
        for report in reports {
            workload.combine(report.workload)
            outcome.combine(report.outcome)
        }
        let modules = reports.compactMap(\.isModuleFileAccepted)
        let expected = reports.reduce(0) { $0 + $1.expectedFactories }
        let kept = reports.reduce(0) { $0 + $1.keptFactories }
        let share = expected == 0 ? 100 : (Double(kept) / Double(expected) * 1000).rounded() / 10
        let slowest = reports.max { $0.seconds < $1.seconds }
        return """
            workload \(workload.value.hexadecimal), outcomes \(outcome.value.hexadecimal)
            inputs that ended: \(reports.count); from which something was read: \(count(\.hasRead)); without errors, so that the \
            generated text was read again: \(count(\.isGenerated)); not UTF-8: \(count(\.isNotUTF8))
            damaged module files: \(modules.count), of which accepted and linked: \(modules.count { $0 })
            factories before the first damage: \(expected), of which still found: \(kept) (\(share) %)
            slowest: \(slowest.map { "input \($0.number), \(($0.seconds * 100).rounded() / 100) s" } ?? "none")
            crashes: \(failures("crash")), hangs: \(failures("hang")), other failures: \
            \(failures.count - failures("crash") - failures("hang"))
            """
    }

    private func count(_ isCounted: (InputReport) -> Bool) -> Int { reports.count(where: isCounted) }

    private func failures(_ kind: String) -> Int { failures.count { $0.message.hasPrefix("\(kind):") } }
}
