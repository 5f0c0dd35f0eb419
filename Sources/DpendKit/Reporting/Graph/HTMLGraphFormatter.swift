/// Writes a self-contained page: the graph as data, and the code that draws it.
package struct HTMLGraphFormatter: GraphFormatter {
    package var name: String { "html" }
    /// Where the page leads for a place in a source; nil if places are only texts.
    private let link: PlaceLink?

    package init() { link = nil }

    package init(link: PlaceLink?) { self.link = link }

    package func format(_ selection: GraphSelection) -> OutputText {
        page([.object(Self.content(selection.document))], title: selection.document.module ?? "Dependencies")
    }

    /// A page with the graphs of several targets, which shows one of them at a time, at first the first one.
    package func page(of graphs: [(target: String, selection: GraphSelection)]) -> OutputText {
        let contents = graphs.map { target, selection in
            JSONValue.object(Self.content(selection.document).merging(["target": .string(target)]) { _, new in new })
        }
        return page(contents, title: "Dependencies")
    }

    /// A page with the keys of both graphs, which begins with those that change.
    func page(of comparison: GraphComparison) -> OutputText {
        var document = comparison.new
        let names = Set(document.nodes.map(\.name))
        for node in comparison.old.nodes where !names.contains(node.name) {
            var node = node
            node.problems = []
            document.nodes.append(node)
        }
        document.nodes.sort { $0.name < $1.name }
        let changed = ChangedGraph(comparison)
        let changes = comparison.changes.map { change in
            JSONValue.object([
                "kind": .string((changed.kinds[change.subject] ?? change.kind).rawValue),
                "subject": .string(change.subject),
                "breaking": .bool(change.isBreaking), "meaning": .string(change.meaning),
            ])
        }
        let content = Self.content(document).merging(["changes": .array(changes)]) { _, new in new }
        return page([.object(content)], title: document.module ?? "Dependencies")
    }

    /// The content of the page: the graph, the areas of its picture, and which keys take run-time values.
    private static func content(_ document: GraphDocument) -> [String: JSONValue] {
        let areas = GraphAreas(document).all.map { area in
            JSONValue.object(
                [
                    "name": .string(area.name), "keys": .array(area.nodes.map { .number(Double($0)) }),
                    "parent": area.parent.map { .number(Double($0)) },
                ].compactMapValues { $0 })
        }
        let closures = document.nodes.compactMap { node -> (String, JSONValue)? in
            let (values, result) = GraphCaption.parts(of: node.name)
            return values.map { (node.name, .object(["values": .string($0), "result": .string(result)])) }
        }
        return [
            "graph": JSONGraphFormatter().json(document), "areas": .array(areas),
            "closures": .object(Dictionary(closures) { first, _ in first }),
        ]
    }

    private func page(_ contents: [JSONValue], title: String) -> OutputText {
        let data: Written<HTMLDataSyntax> = "\(JSONValue.array(contents).compact)"
        let scripts = [
            PackageResources.model_js, PackageResources.rows_js, PackageResources.detail_js, PackageResources.areas_js,
            PackageResources.boxes_js, PackageResources.layouts_js, PackageResources.paint_js,
            PackageResources.picture_js,
            PackageResources.gestures_js, PackageResources.drawing_js, PackageResources.page_js,
        ].map { Written<HTMLSyntax>(resource: $0) }
        return OutputText(
            Written<HTMLSyntax>(
                resource: PackageResources.graph_html,
                places: [
                    "library": Written(resource: PackageResources.dagre_min_js),
                    "license": Written(resource: PackageResources.dagre_license_txt),
                    "layout": Written(resource: PackageResources.layout_js),
                    "style": Written(resource: PackageResources.graph_css),
                    "script": "\(scripts, separator: "\n")",
                    "data": "\(data)", "title": "\(title)", "link": "\(link?.template ?? "")",
                ]))
    }
}
