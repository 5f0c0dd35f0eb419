/// Describes values so that equal ones have the same text in every process, with all fields, and with unordered content
/// sorted.
enum CanonicalDescription {
    static func of(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set:
            return "{" + mirror.children.map { of($0.value) }.sorted().joined(separator: ",") + "}"
        case .dictionary:
            return "{" + mirror.children.map { of($0.value) }.sorted().joined(separator: ",") + "}"
        default:
            // Lengths distinguish texts that contain the separators.
            if let text = value as? String { return "\(text.utf8.count):\(text)" }
            if mirror.children.isEmpty { return "\(value)" }
            let type = mirror.displayStyle == .enum ? "." : ""
            let fields = mirror.children.map { "\($0.label ?? "")=\(of($0.value))" }
            return "\(type)(\(fields.joined(separator: ",")))"
        }
    }
}
