/// The differences between the plan and the output of a program.
enum Difference {
    static func between(_ expected: [String], _ actual: [String]?, in title: String) -> String? {
        guard let actual else { return "\(title): it printed nothing" }
        guard expected != actual else { return nil }
        var lines = ["\(title): it is wired otherwise than planned"]
        for index in 0..<max(expected.count, actual.count) {
            let planned = index < expected.count ? expected[index] : "nothing"
            let found = index < actual.count ? actual[index] : "nothing"
            if planned != found { lines += ["    planned \(planned)", "    found   \(found)"] }
            if lines.count > 8 { break }
        }
        return lines.joined(separator: "\n")
    }
}
