extension Scene {
    /// Classes of a provided protocol that are not providers, for various reasons.
    static let decoys = Scene(name: "decoys") { builder, module in
        let offers = builder.offers.filter {
            $0.isProtocol && $0.isDirect && !$0.key.contains("&") && builder.isVisible($0.module, from: module)
        }
        guard !offers.isEmpty else { return false }
        let access = builder.access(in: module)
        for _ in 0...builder.number(below: 2) {
            let offer = builder.pick(offers)
            let name = builder.implicitName()
            let head = "final class \(name): \(offer.key)"
            let decoys = [
                "// dpend:ignore\n\(access)\(head) { \(access)init() {} }",
                "\(access)\(head) { private init() {} }",
                "private \(head) {}",
                "\(access)\(head) { \(access)init<Content>(content: Content) {} }",
                "#if NEVER\n\(access)\(head) { \(access)init() {} }\n#endif",
                "\(access)final class \(builder.names.next())Plain: \(offer.key) { \(access)init() {} }",
                "private func make\(name)() {\n    \(head) {}\n    _ = \(name)()\n}",
                "\(access)enum \(builder.names.next())Case: \(offer.key) { case one }",
                "/*\n\(head) {}\n*/",
            ]
            let index = builder.number(below: decoys.count)
            builder.count("decoy: \(index)")
            builder.declare(decoys[index] + "\n", in: module, naming: [offer.module])
        }
        return true
    }
}
