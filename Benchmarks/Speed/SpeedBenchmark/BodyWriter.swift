import SeededRandom

/// Writes statements that are typical in methods: calls, loops, closures, texts, comments.
struct BodyWriter {
    private(set) var lines: [String] = []
    private let needs: [String]
    private var count = 0

    init(needs: [String]) {
        self.needs = needs
    }

    /// Adds a statement of at most `room` lines.
    mutating func addStatement(room: Int, _ random: inout RandomSource) {
        count += 1
        let number = random.number(below: 1_000)
        let fitting = statements(number, &random).filter { $0.count <= room }
        lines += fitting.isEmpty ? ["entries[\"last\", default: 0] += \(number)"] : random.element(of: fitting)
    }

    private func statements(_ number: Int, _ random: inout RandomSource) -> [[String]] {
        let need = needs.isEmpty ? "self" : random.element(of: needs)
        let value = "value\(count)"
        return [
            [
                "for name in try \(need).load(limit: limit - 1) where !name.isEmpty {",
                "    entries[name, default: \(number)] += name.count",
                "}",
            ],
            [
                "let \(value) = \(need).summary.split(separator: \" \").map { word in",
                "    word.uppercased() + \"\\(word.count * \(number % 10))\"",
                "}",
                "entries[\(value).joined(separator: \", \"), default: 0] += \(value).count",
            ],
            [
                "guard entries.count < \(number) else {",
                "    // There is no room for more: {\(number)} is what the server accepts.",
                "    throw CancellationError()",
                "}",
            ],
            [
                "switch (limit, entries.isEmpty) {",
                "case (0, _): return []",
                "case (1...\(number + 2), true): entries[\"first\"] = \(number)",
                "default: entries[\"rest\"] = limit % \(number % 7 + 1)",
                "}",
            ],
            [
                "do {",
                "    let \(value) = try \(need).load(limit: \(number)).filter { $0.hasPrefix(\"\\(limit)\") }",
                "    entries[\"loaded\"] = \(value).count",
                "} catch {",
                "    entries[\"failed \\(error)\"] = \(number)",
                "}",
            ],
            ["entries[\"summary \\(\(need).summary)\"] = entries.values.max().map { $0 + \(number) } ?? \(number)"],
            ["// What was asked for before does not count."],
            [
                "if let \(value) = entries[\"\(number)\"], \(value) > limit { entries.removeValue(forKey: \"\(number)\") }"
            ],
            [
                "let \(value) = [\(number), limit, entries.count]",
                "    .sorted(by: >)",
                "    .first { $0 < \(number) } ?? 0",
                "entries[\"nearest\"] = \(value) * (limit + \(number % 13))",
            ],
        ]
    }
}
