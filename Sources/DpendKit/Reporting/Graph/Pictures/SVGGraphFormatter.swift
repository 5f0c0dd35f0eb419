/// Draws the graph as a picture for documents, in one file that needs nothing else.
///
/// Browsers show it in light and in dark colors.
package struct SVGGraphFormatter: GraphFormatter {
    package var name: String { "svg" }
    /// Where a box leads for the place of its provider; nil if boxes lead nowhere.
    private let link: PlaceLink?

    package init() { link = nil }

    package init(link: PlaceLink?) { self.link = link }

    private typealias Text = Written<XMLSyntax>
    private typealias Point = LayeredLayout.Point
    private typealias Size = LayeredLayout.Size

    private static let margin = 16.0
    private static let titleSize = 13.0
    private static let factsSize = 11.0
    /// Longer texts are cut in their middle.
    private static let titleLength = 40
    private static let factsLength = 56
    private static let messageLength = 240

    package func format(_ selection: GraphSelection) -> OutputText {
        let nodes = selection.document.nodes
        let boxes = nodes.indices.map { Box(nodes[$0], isCut: selection.isCut[$0]) }
        let areas = GraphAreas(selection.document, aside: selection.isolated)
        let edges = Self.arrows(selection)
        let arrows = edges.map { LayeredLayout.Arrow(source: $0.source, target: $0.target) }
        let layout = NestedLayout(boxes.map(\.size), arrows, areas)
        let whole = layout.frames[0].size
        let (width, height) = (rounded(whole.width + 2 * Self.margin), rounded(whole.height + 2 * Self.margin))
        let title = "\(selection.document.module ?? "Dependencies"): \(nodes.count) key\(nodes.count == 1 ? "" : "s")"

        let attributes: Text = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\""
        var lines: [Text] = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>",
            "<title>\(title)</title>",
            SVGStyle.element,
            "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>",
            "<g transform=\"translate(\(rounded(Self.margin)) \(rounded(Self.margin)))\">",
        ]
        for (area, frame) in zip(areas.all, layout.frames).dropFirst() {
            lines.append(rectangle("class=\"area\" ", at: frame.corner, frame.size, radius: "10"))
            let place = Point(x: frame.corner.x + 12, y: frame.corner.y + 17)
            lines.append(text("class=\"name\" ", Self.shortened(area.name, to: Self.titleLength), at: place))
        }
        if let top = layout.asideTop {
            lines.append(text("class=\"facts\" ", "without a connection to the others", at: Point(x: 0, y: top - 10)))
        }
        for (edge, route) in zip(edges, layout.routes) { lines += arrow(edge, route, selection) }
        for position in nodes.indices {
            lines += box(boxes[position], at: layout.corners[position], nodes[position], selection.document)
        }
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

    private func arrow(_ edge: GraphSelection.Edge, _ route: [Point], _ selection: GraphSelection) -> [Text] {
        guard let first = route.first, let last = route.last, route.count > 1 else { return [] }
        var path: Text = "M\(place(of: first))"
        for (from, to) in zip(route, route.dropFirst()) {
            if from.y == to.y {
                path += "H\(tenths(to.x))"
            } else {
                let middle = (from.x + to.x) / 2
                path += "C\(tenths(middle)) \(tenths(from.y)) \(tenths(middle)) \(tenths(to.y)) \(place(of: to))"
            }
        }
        let back = last.x >= route[route.count - 2].x ? -7.0 : 7.0
        let kind: Text = selection.isCyclic(edge) ? "arrow cycle" : edge.isDeferred ? "arrow later" : "arrow"
        let nodes = selection.document.nodes
        let count: Text = edge.count > 1 ? " ×\(edge.count)" : ""
        let words: Text = edge.isDeferred ? " requires later " : " requires "
        let title: Text = "<title>\(nodes[edge.source].name)\(words)\(nodes[edge.target].name)\(count)</title>"
        let head: Text = "<path class=\"head\" d=\"M\(place(of: last))l\(rounded(back)) -3.5v7z\"/>"
        return ["<g class=\"\(kind)\">\(title)<path d=\"\(path)\"/>\(head)</g>"]
    }

    // MARK: Boxes

    private struct Box {
        var title: String
        var facts: String
        /// The widths of both texts. A browser without these fonts squeezes or stretches what it writes.
        var titleWidth: Double
        var factsWidth: Double
        var size: Size

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

    private func box(_ box: Box, at corner: Point, _ node: GraphDocument.Node, _ document: GraphDocument) -> [Text] {
        let look = GraphCaption.look(of: node, in: document).rawValue
        func inside(_ x: Double, _ y: Double) -> Point { Point(x: corner.x + x, y: corner.y + y) }
        var lines: [Text] = []
        let address = link.flatMap { link in node.providers.first?.location.flatMap(link.address) }
        if let address { lines.append("<a href=\"\(address)\">") }
        lines.append("<g class=\"box \(look)\"><title>\(Self.tooltip(of: node, in: document))</title>")
        lines.append(rectangle("", at: corner, box.size, radius: "7"))
        if let scope = node.scope, scope != .unique {
            let bar = Size(width: 3.5, height: box.size.height - 12)
            lines.append(rectangle("class=\"kept\" ", at: inside(1, 6), bar, radius: "1.5"))
        }
        lines.append(text("", box.title, at: inside(12, 18.5), width: box.titleWidth))
        if !box.facts.isEmpty {
            lines.append(text("class=\"facts\" ", box.facts, at: inside(12, 33.5), width: box.factsWidth))
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
        for problem in node.problems.map({ document.problems[$0] }) {
            lines.append("\(problem.severity.rawValue): \(shortened(problem.message, to: messageLength))")
        }
        return "\(lines, separator: "&#10;")"
    }

    /// A text with its middle left out, if it is long.
    private static func shortened(_ text: String, to limit: Int) -> String {
        if text.count <= limit { return text }
        let head = limit * 3 / 5
        return "\(text.prefix(head))…\(text.suffix(limit - head - 1))"
    }

    // MARK: Elements

    private func rectangle(_ kind: Text, at corner: Point, _ size: Size, radius: Text) -> Text {
        let place: Text = "x=\"\(tenths(corner.x))\" y=\"\(tenths(corner.y))\""
        let extent: Text = "width=\"\(tenths(size.width))\" height=\"\(tenths(size.height))\""
        return "<rect \(kind)\(place) \(extent) rx=\"\(radius)\"/>"
    }

    /// - Parameter width: The width that the text has in any font.
    private func text(_ kind: Text, _ content: String, at point: Point, width: Double? = nil) -> Text {
        let length: Text = width.map { " textLength=\"\(rounded($0))\" lengthAdjust=\"spacingAndGlyphs\"" } ?? ""
        return "<text \(kind)x=\"\(tenths(point.x))\" y=\"\(tenths(point.y))\"\(length)>\(content)</text>"
    }

    private func place(of point: Point) -> Text { "\(tenths(point.x)) \(tenths(point.y))" }

    private func rounded(_ number: Double) -> Text { "\(Int(number.rounded()))" }

    /// A number with one digit, as short as possible.
    private func tenths(_ number: Double) -> Text {
        let tenths = Int((number * 10).rounded())
        if tenths % 10 == 0 { return "\(tenths / 10)" }
        let sign: Text = tenths < 0 ? "-" : ""
        return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}
