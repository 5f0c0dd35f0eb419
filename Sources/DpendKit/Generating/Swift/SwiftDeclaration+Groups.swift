extension SwiftDeclaration {
    /// Extensions of a type with members, in groups that compile fast.
    static func extensions(of name: some SwiftSpelling, _ members: [SwiftDeclaration]) -> [SwiftDeclaration] {
        members.groups.map { group in .type("nonisolated extension \(name)") { group } }
    }
}

extension Array {
    /// The elements in groups of at most a hundred, because long functions and types compile slowly.
    var groups: [[Element]] {
        stride(from: 0, to: count, by: 100).map { Array(self[$0..<Swift.min($0 + 100, count)]) }
    }
}
