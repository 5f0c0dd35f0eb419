/// Writes a self-contained page: the graph as data, and the code that shows it.
package struct HTMLGraphFormatter: GraphFormatter {
    package var name: String { "html" }

    package init() {}

    package func format(_ selection: GraphSelection) -> OutputText {
        let data: Written<HTMLDataSyntax> = "\(JSONGraphFormatter().json(selection.document).compact)"
        let scripts = [
            PackageResources.model_js, PackageResources.rows_js, PackageResources.detail_js, PackageResources.page_js,
        ].map { Written<HTMLSyntax>(resource: $0) }
        return OutputText(
            Written<HTMLSyntax>(
                resource: PackageResources.graph_html,
                places: [
                    "style": Written(resource: PackageResources.graph_css),
                    "script": "\(scripts, separator: "\n")",
                    "data": "\(data)", "title": "\(selection.document.module ?? "Dependencies")",
                ]))
    }
}
