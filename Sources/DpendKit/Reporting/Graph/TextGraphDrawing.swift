/// The lines of a tree while it is being drawn.
struct TextGraphDrawing {
    private(set) var lines: [TerminalText] = []

    private let selection: GraphSelection
    private let labels: TextGraphLabels
    private var isDrawn: [Bool]
    private var usedMarks: Set<Mark> = []

    /// The maximum indentation, in levels.
    private static let maximumIndentation = 30

    private enum Mark: String, CaseIterable {
        case drawn = "(*)"
        case continued = "(+)"
        case cut = "…"
    }

    /// A line that has not been drawn yet.
    private struct Pending {
        /// The text before the line, and the beginning of the lines of its children.
        var lead = ""
        var childLead = ""
        /// The number of steps from the drawing's beginning, and the indentation.
        var level: Int
        var indentation = 0
        /// The set of nodes requiring each other that the line above belongs to.
        var cycle: Int?
        /// Whether the node was named above and continues here.
        var isContinuation = false
        var content: TextGraphLabels.Child
    }

    init(selection: GraphSelection) {
        self.selection = selection
        labels = TextGraphLabels(selection: selection)
        isDrawn = Array(repeating: false, count: selection.document.nodes.count)
    }

    /// Adds a heading with the container of the following nodes.
    mutating func addHeading(_ container: String) {
        if !lines.isEmpty { lines.append("") }
        lines.append("in \(container):")
    }

    /// Draws a node and its successors, unless they are drawn already.
    mutating func draw(from start: Int) {
        var beginnings = [Pending(level: 0, content: .node(start))]
        var head = 0
        while head < beginnings.count {
            var open = [beginnings[head]]
            head += 1
            while let pending = open.popLast() {
                switch pending.content {
                case .text(let text):
                    add(pending, text)
                case .candidate(let position, let provider):
                    add(pending, labels.candidate(position, provider))
                    open += below(pending, labels.children(position, provider), level: pending.level).reversed()
                case .node(let position, _, let isDeferred, _):
                    open += children(drawing: pending, position, isDeferred, &beginnings).reversed()
                }
            }
        }
    }

    /// The legend of the marks in the drawing.
    var legend: [TerminalText] {
        let isAllAbove = selection.query.depth == nil && !usedMarks.contains(.continued)
        let follower = selection.isInverted ? "the keys that require it are" : "its dependencies are"
        let meanings: [TerminalText] = Mark.allCases.filter(usedMarks.contains).map { mark in
            switch mark {
            case .drawn: "\(mark.rawValue) \(follower) drawn \(isAllAbove ? "above" : "elsewhere")"
            case .continued: "\(mark.rawValue) \(follower) drawn further below, from the left margin"
            case .cut: "\(mark.rawValue) \(follower) left out, by --depth"
            }
        }
        return meanings.isEmpty ? [] : [""] + meanings
    }

    /// Draws the line of a node, and returns the lines below it.
    private mutating func children(
        drawing pending: Pending, _ position: Int, _ isDeferred: Bool, _ beginnings: inout [Pending]
    ) -> [Pending] {
        let cycle = selection.document.nodes[position].cycle
        let children = labels.children(position)
        let isSeen = isDrawn[position] && !pending.isContinuation
        if isSeen, !isDeferred, cycle != nil, cycle == pending.cycle {
            add(pending, "\(labels.name(pending.content)) ← cycle: it requires itself")
        } else if children.isEmpty, !selection.isCut[position] {
            add(pending, labels.label(pending.content))
        } else if isSeen || isNearerElsewhere(pending, position) {
            add(pending, labels.shortLabel(pending.content), .drawn)
        } else if pending.level == selection.query.depth {
            add(pending, labels.label(pending.content), .cut)
        } else if pending.indentation == Self.maximumIndentation {
            isDrawn[position] = true
            add(pending, labels.name(pending.content), .continued)
            beginnings.append(
                Pending(
                    lead: "\(Mark.continued.rawValue) ", level: pending.level, cycle: cycle, isContinuation: true,
                    content: .node(position)))
        } else {
            isDrawn[position] = true
            add(pending, labels.label(pending.content))
            return below(pending, children, level: pending.level + 1)
        }
        return []
    }

    /// Whether a limited depth leaves more room for the node's successors at another place.
    private func isNearerElsewhere(_ pending: Pending, _ position: Int) -> Bool {
        selection.query.depth != nil && selection.distances[position] < pending.level
    }

    private func below(_ pending: Pending, _ children: [TextGraphLabels.Child], level: Int) -> [Pending] {
        children.enumerated().map { index, child in
            let isLast = index == children.count - 1
            return Pending(
                lead: pending.childLead + (isLast ? "└── " : "├── "),
                childLead: pending.childLead + (isLast ? "    " : "│   "), level: level,
                indentation: pending.indentation + 1, cycle: labels.cycle(pending.content), content: child)
        }
    }

    private mutating func add(_ pending: Pending, _ text: String, _ mark: Mark? = nil) {
        if let mark { usedMarks.insert(mark) }
        lines.append("\(pending.lead)\(text)\(mark.map { " \($0.rawValue)" } ?? "")")
    }
}
