/// Draws the graph as a picture for documents, in one file that needs nothing else. Browsers show it in light and in dark colors.
package struct SVGGraphFormatter: GraphFormatter {
    package var name: String { "svg" }
    /// Where a box leads for the place of its provider; nil if boxes lead nowhere.
    private let link: PlaceLink?

    package init() { link = nil }

    package init(link: PlaceLink?) { self.link = link }

    private typealias Text = Written<XMLSyntax>

    private static let margin = 16.0
    private static let titleSize = 13.0
    private static let factsSize = 11.0
    /// Longer texts are cut in their middle.
    private static let titleLength = 40
    private static let factsLength = 56

    package func format(_ selection: GraphSelection) -> OutputText {
        let nodes = selection.document.nodes
        let boxes = nodes.indices.map { Box(nodes[$0], isCut: selection.isCut[$0]) }
        let areas = GraphAreas(selection.document, aside: selection.isolated)
        let edges = Self.arrows(selection)
        let layout = NestedLayout(boxes.map(\.size), edges.map { .init(source: $0.source, target: $0.target) }, areas)
        let (width, height) = (layout.frames[0].size.width + 2 * Self.margin, layout.frames[0].size.height + 2 * Self.margin)
        let title = "\(selection.document.module ?? "Dependencies"): \(nodes.count) key\(nodes.count == 1 ? "" : "s")"

        var lines: [Text] = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(whole(width))\" height=\"\(whole(height))\" viewBox=\"0 0 \(whole(width)) \(whole(height))\" role=\"img\">",
            "<title>\(title)</title>",
            Self.style,
            "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>",
            "<g transform=\"translate(\(whole(Self.margin)) \(whole(Self.margin)))\">",
        ]
        for (area, frame) in zip(areas.all, layout.frames).dropFirst() {
            let corner = frame.corner
            lines.append("<rect class=\"area\" x=\"\(whole(corner.x))\" y=\"\(whole(corner.y))\" width=\"\(whole(frame.size.width))\" height=\"\(whole(frame.size.height))\" rx=\"10\"/>")
            let name = Self.shortened(area.name, to: Self.titleLength)
            lines.append("<text class=\"name\" x=\"\(whole(corner.x + 12))\" y=\"\(whole(corner.y + 17))\">\(name)</text>")
        }
        if let top = layout.asideTop {
            lines.append("<text class=\"facts\" x=\"0\" y=\"\(whole(top - 10))\">without a connection to the others</text>")
        }
        for (edge, route) in zip(edges, layout.routes) { lines += arrow(edge, route, selection) }
        for position in nodes.indices { lines += box(boxes[position], at: layout.corners[position], nodes[position], selection.document) }
        return OutputText("\(lines, separator: "\n")\n</g>\n</svg>\n" as Text)
    }

    // MARK: Arrows

    /// The edges between different nodes, each pair once; dashed only if all of its requirements are deferred.
    private static func arrows(_ selection: GraphSelection) -> [GraphSelection.Edge] {
        var arrows: [GraphSelection.Edge] = []
        var numbers: [[Int]: Int] = [:]
        for edge in selection.edges where edge.source != edge.target {
            if let known = numbers[[edge.source, edge.target]] {
                arrows[known].count += edge.count
                arrows[known].isDeferred = arrows[known].isDeferred && edge.isDeferred
            } else {
                numbers[[edge.source, edge.target]] = arrows.count
                arrows.append(edge)
            }
        }
        return arrows
    }

    private func arrow(_ edge: GraphSelection.Edge, _ route: [LayeredLayout.Point], _ selection: GraphSelection) -> [Text] {
        guard let first = route.first, let last = route.last, route.count > 1 else { return [] }
        var path: Text = "M\(tenths(first.x)) \(tenths(first.y))"
        for (from, to) in zip(route, route.dropFirst()) {
            if from.y == to.y {
                path += "H\(tenths(to.x))"
            } else {
                let middle = (from.x + to.x) / 2
                path += "C\(tenths(middle)) \(tenths(from.y)) \(tenths(middle)) \(tenths(to.y)) \(tenths(to.x)) \(tenths(to.y))"
            }
        }
        let back = last.x >= route[route.count - 2].x ? -7.0 : 7.0
        let kind: Text = selection.isCyclic(edge) ? "arrow cycle" : edge.isDeferred ? "arrow later" : "arrow"
        let nodes = selection.document.nodes
        let count: Text = edge.count > 1 ? " ×\(edge.count)" : ""
        let words: Text = edge.isDeferred ? " requires later " : " requires "
        let head: Text = "M\(tenths(last.x)) \(tenths(last.y))l\(whole(back)) -3.5v7z"
        return [
            "<g class=\"\(kind)\"><title>\(nodes[edge.source].name)\(words)\(nodes[edge.target].name)\(count)</title><path d=\"\(path)\"/><path class=\"head\" d=\"\(head)\"/></g>",
        ]
    }

    // MARK: Boxes

    private struct Box {
        var title: String
        var facts: String
        /// The widths of both texts. A program without these fonts squeezes or stretches what it writes.
        var titleWidth: Double
        var factsWidth: Double
        var size: LayeredLayout.Size

        init(_ node: GraphDocument.Node, isCut: Bool) {
            let caption = GraphCaption(node, isCut: isCut)
            title = shortened(caption.lines[0], to: titleLength)
            facts = shortened(caption.lines.dropFirst().first ?? "", to: factsLength)
            // Bold letters are a little wider.
            titleWidth = (TextWidth.of(title, size: titleSize) * 1.1).rounded(.up)
            factsWidth = (TextWidth.of(facts, size: factsSize) * 1.04).rounded(.up)
            size = .init(width: max(titleWidth, factsWidth) + 24, height: facts.isEmpty ? 28 : 42)
        }
    }

    private func box(_ box: Box, at corner: LayeredLayout.Point, _ node: GraphDocument.Node, _ document: GraphDocument) -> [Text] {
        let look = GraphCaption.look(of: node, in: document).rawValue
        let (x, y) = (corner.x, corner.y)
        var lines: [Text] = []
        let address = link.flatMap { link in node.providers.first?.location.map(link.address) }
        if let address { lines.append("<a href=\"\(address)\">") }
        lines.append("<g class=\"box \(look)\"><title>\(Self.tooltip(of: node, in: document))</title>")
        lines.append("<rect x=\"\(tenths(x))\" y=\"\(tenths(y))\" width=\"\(whole(box.size.width))\" height=\"\(whole(box.size.height))\" rx=\"7\"/>")
        if let scope = node.scope, scope != .unique {
            lines.append("<rect class=\"kept\" x=\"\(tenths(x + 1))\" y=\"\(tenths(y + 6))\" width=\"3.5\" height=\"\(whole(box.size.height - 12))\" rx=\"1.5\"/>")
        }
        lines.append("<text x=\"\(tenths(x + 12))\" y=\"\(tenths(y + 18.5))\" textLength=\"\(whole(box.titleWidth))\" lengthAdjust=\"spacingAndGlyphs\">\(box.title)</text>")
        if !box.facts.isEmpty {
            lines.append(
                "<text class=\"facts\" x=\"\(tenths(x + 12))\" y=\"\(tenths(y + 33.5))\" textLength=\"\(whole(box.factsWidth))\" lengthAdjust=\"spacingAndGlyphs\">\(box.facts)</text>")
        }
        lines.append(address == nil ? "</g>" : "</g></a>")
        return lines
    }

    /// The whole key, how it is made and where, and its problems.
    private static func tooltip(of node: GraphDocument.Node, in document: GraphDocument) -> Text {
        var lines: [Text] = ["\(node.name)"]
        for provider in node.providers {
            let place: Text = provider.location.map { ", \($0.description)" } ?? ""
            lines.append("from \(provider.call)\(place)")
        }
        for problem in node.problems.map({ document.problems[$0] }) { lines.append("\(problem.severity.rawValue): \(problem.message)") }
        return "\(lines, separator: "&#10;")"
    }

    /// A text with its middle left out, if it is long.
    private static func shortened(_ text: String, to limit: Int) -> String {
        if text.count <= limit { return text }
        let head = limit * 3 / 5
        return "\(text.prefix(head))…\(text.suffix(limit - head - 1))"
    }

    // MARK: Numbers

    private func whole(_ number: Double) -> Text { "\(Int(number.rounded()))" }

    /// A number with one digit, as short as possible.
    private func tenths(_ number: Double) -> Text {
        let tenths = Int((number * 10).rounded())
        if tenths % 10 == 0 { return "\(tenths / 10)" }
        let sign: Text = tenths < 0 ? "-" : ""
        return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    /// Plain classes with plain colors, since not every program that shows SVG knows variables.
    private static let style: Text = """
        <style>
        text{font:600 13px Helvetica,Arial,"Liberation Sans",sans-serif;fill:#1c2330}
        text.facts{font-weight:400;font-size:11px;fill:#5a6473}
        text.name{font-size:12px;fill:#5a6473}
        .ground{fill:#fff}
        .area{fill:#eef0f3;fill-opacity:.7;stroke:#d5d9df}
        .arrow path{fill:none;stroke:#93a0b0;stroke-width:1.2}
        .arrow .head{fill:#93a0b0;stroke:none}
        .later path{stroke-dasharray:5 4}
        .cycle path{stroke:#b3261e}
        .cycle .head{fill:#b3261e}
        .arrow:hover path{stroke:#1f56c4;stroke-width:2.4}
        .box rect{fill:#fff;stroke:#93a0b0}
        .quiet rect{stroke-dasharray:4 3}
        .warning rect{fill:#fdf6e3;stroke:#7d5700}
        .problem rect{fill:#fdf0ef;stroke:#b3261e}
        .problem text:not(.facts){fill:#b3261e}
        .box .kept{fill:#7a5cc4;stroke:none}
        a:hover rect{stroke:#1f56c4}
        @media (prefers-color-scheme:dark){
        text{fill:#e4e7ec}
        text.facts,text.name{fill:#9ba5b3}
        .ground{fill:#13161b}
        .area{fill:#1b2027;stroke:#2b313a}
        .arrow path{stroke:#5d6a7a}
        .arrow .head{fill:#5d6a7a}
        .cycle path{stroke:#ff9289}
        .cycle .head{fill:#ff9289}
        .arrow:hover path{stroke:#8db2ff}
        .box rect{fill:#191d23;stroke:#5d6a7a}
        .warning rect{fill:#2a2418;stroke:#eec35c}
        .problem rect{fill:#2c1c1d;stroke:#ff9289}
        .problem text:not(.facts){fill:#ff9289}
        .box .kept{fill:#a98cf0}
        }
        </style>
        """
}
