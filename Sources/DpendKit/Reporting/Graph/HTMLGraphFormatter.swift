import Foundation

/// Writes one page that needs nothing else: the graph as data, and what shows it.
package struct HTMLGraphFormatter: GraphFormatter {
    package var name: String { "html" }

    package init() {}

    package func format(_ selection: GraphSelection) -> String {
        let data = JSONGraphFormatter().json(selection.document).compact
        let scripts = [
            PackageResources.model_js, PackageResources.rows_js, PackageResources.detail_js, PackageResources.page_js,
        ]
        let parts = [
            "style": text(PackageResources.graph_css), "script": scripts.map(text).joined(separator: "\n"),
            "data": Self.embedded(data), "title": Self.escaped(selection.document.module ?? "Dependencies"),
        ]
        // Each place is filled once, so that what stands in a part is never taken for a place.
        return text(PackageResources.graph_html).components(separatedBy: "{{").enumerated().map { index, piece in
            let halves = index == 0 ? [piece] : piece.components(separatedBy: "}}")
            return halves.count == 1 ? halves[0] : (parts[halves[0]] ?? "") + halves.dropFirst().joined(separator: "}}")
        }.joined()
    }

    /// JSON that can stand in a `<script>`: nothing in it ends the element, begins a comment or ends a line.
    static func embedded(_ json: String) -> String {
        json.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "<", ">", "&", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    private func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }
}
