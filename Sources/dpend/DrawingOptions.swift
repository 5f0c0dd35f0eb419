import ArgumentParser
import DpendKit

/// Options that select a part of the graph and its format.
struct DrawingOptions: ParsableArguments {
    @Option(help: "Choose the format of the graph. 'json' is the saved graph that 'dpend diff' compares.")
    var format: GraphFormat = .text

    @Option(
        help: ArgumentHelp("Show only this key and the keys that it requires. Can be repeated.", valueName: "key"))
    var root: [String] = []

    @Option(
        help: ArgumentHelp(
            "Show the keys that require this key, up to the roots. With --root, show only the paths from there. Can be repeated.",
            valueName: "key"))
    var invert: [String] = []

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp(
            "Show only the keys of this nested container and their requirements; 'root' is the application's own container.",
            valueName: "container"))
    var container: String?

    @Option(help: ArgumentHelp("Show at most this many steps from the beginning of the drawing.", valueName: "number"))
    var depth: Int?

    @Option(
        help: ArgumentHelp(
            "With --format html or svg, let places lead to this address, as 'https://github.com/ORG/APP/blob/main/{path}#L{line}' or 'vscode://file/{path}:{line}'.",
            valueName: "address"))
    var link: String?

    @Flag(help: "Show only the keys that lead to a problem.")
    var onlyProblems = false

    func validate() throws {
        if link != nil, format != .html, format != .svg {
            throw ValidationError("--link is only for --format html and svg.")
        }
        if let depth, depth < 0 { throw ValidationError("--depth '\(depth)' must not be negative.") }
    }

    /// The writer of the chosen format.
    func formatter() throws -> any GraphFormatter {
        switch format {
        case .html: try page()
        case .svg: SVGGraphFormatter(link: try link.map(PlaceLink.init))
        default: format.formatter
        }
    }

    /// The writer of the page.
    func page() throws -> HTMLGraphFormatter { HTMLGraphFormatter(link: try link.map(PlaceLink.init)) }

    var query: GraphQuery {
        var query = GraphQuery()
        query.roots = root
        query.inverted = invert
        query.depth = depth
        query.container = container
        query.onlyProblems = onlyProblems
        return query
    }
}

extension GraphFormat: ExpressibleByArgument {}
