/// The uses between floors, and the names.
struct Arrows {
    struct Use: Hashable {
        let name: String
        let place: String
    }

    /// By the using floor and the used one.
    private(set) var uses: [Int: [Int: [Use]]] = [:]
    /// Operators that extensions add to types of other floors.
    let strayOperators: [String]

    init(_ files: [FloorFile]) {
        var declared = DeclaredNames()
        for file in files { declared.add(file) }
        for file in files { declared.addMembers(of: file) }
        strayOperators = declared.addedOperators.map { operation in
            "\(operation.path) adds the operator '\(operation.name)' to '\(operation.type)', and nobody sees which floor uses it: add it on the floor of the type"
        }
        for file in files {
            for (name, floors, line) in UsedNames(of: file, declared: declared).all {
                // If several floors declare it, the nearest one below is meant.
                let used = floors.filter { $0 < file.floor }.max() ?? floors.min()!
                uses[file.floor, default: [:]][used, default: []].append(Use(name: name, place: "\(file.path):\(line)"))
            }
        }
    }

    /// Arrows that point up, from the ground.
    var upward: [(user: Int, used: Int, uses: [Use])] {
        uses.keys.sorted().flatMap { user in
            uses[user]!.keys.sorted().filter { $0 > user }.map { (user, $0, uses[user]![$0]!) }
        }
    }

    /// One line for each floor, top first.
    var drawing: String {
        let names = Floors.fromTheGround.map(\.name)
        let width = names.map(\.count).max()!
        return names.indices.reversed().map { floor in
            let used = (uses[floor]?.keys.sorted() ?? []).map { ($0 > floor ? "↑" : "") + Floors.name($0) }
            let name = names[floor].padding(to: width)
            let purpose = Floors.fromTheGround[floor].purpose
            return "  \(name)  \(purpose)\n"
                + (used.isEmpty
                    ? "" : "  \(String(repeating: " ", count: width))    uses \(used.joined(separator: ", "))\n")
        }.joined()
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
