/// Makes one list of the problems in several variants. A problem that is not everywhere says where it is.
struct VariantGrouping {
    private let variants: Variants

    init(_ variants: Variants) { self.variants = variants }

    /// All problems: causes first, then by place.
    ///
    /// - Parameter problems: The problems in each variant.
    func group(_ problems: [[Diagnostic]]) -> [Diagnostic] {
        let merged = merge(problems.enumerated().map { ($0, $1) }, among: Set(problems.indices))
        return merged.sortedByPlace().enumerated().sorted { left, right in
            (-left.element.consequences.count, left.offset) < (-right.element.consequences.count, right.offset)
        }.map(\.element)
    }

    /// The parts that two reports of one problem have in common. Their notes may differ.
    private struct Identity: Hashable {
        let identifier: String
        let subject: String
        let message: String
        let location: SourceLocation?
        /// The number of the report among equal ones.
        let number: Int
    }

    private func merge(_ problems: [(variant: Int, list: [Diagnostic])], among scope: Set<Int>) -> [Diagnostic] {
        var identities = DistinctElements<Identity>()
        var found: [Identity: [(variant: Int, diagnostic: Diagnostic)]] = [:]
        for (variant, list) in problems {
            var counts: [Identity: Int] = [:]
            for diagnostic in list {
                func identity(_ number: Int) -> Identity {
                    Identity(
                        identifier: diagnostic.rule.identifier, subject: diagnostic.subject,
                        message: diagnostic.message,
                        location: diagnostic.location, number: number)
                }
                let count = counts[identity(0), default: 0]
                counts[identity(0)] = count + 1
                identities.append(identity(count))
                found[identity(count), default: []].append((variant, diagnostic))
            }
        }
        return identities.all.compactMap { identity in found[identity].flatMap { merge($0, among: scope) } }
    }

    /// One problem for the reports in several variants; nil if it does not count.
    private func merge(_ reports: [(variant: Int, diagnostic: Diagnostic)], among scope: Set<Int>) -> Diagnostic? {
        let chosen = Set(reports.map(\.variant))
        // A pattern without a match has one in another variant.
        if chosen != scope, reports[0].diagnostic.isAboutPattern { return nil }
        var result = CauseGrouping.alone(reports[0].diagnostic)
        result.consequences = merge(reports.map { ($0.variant, $0.diagnostic.consequences) }, among: chosen)
            .sortedByPlace()
        result.notes += CauseGrouping.remark(on: result.consequences)
        if chosen != scope {
            result.notes.insert(.init(.remark, "only \(variants.condition(of: chosen, among: scope).words)"), at: 0)
        }
        return result
    }
}
