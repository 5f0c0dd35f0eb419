/// The names that code mentions if it makes views or supplies something.
///
/// Most code of an app does neither. To search it for names costs far less than to follow it.
struct ViewNames {
    private var all: Set<String>

    init(_ reader: ViewReader) {
        let index = reader.index
        // A supply counts even if nothing is known about the views that get it, and a modifier can be a value.
        all = reader.makers.union(reader.types.shownNames).union(index.otherNames)
            .union(["environment", "environmentObject", "modifier"])
        // A property without a type may keep views of which its name says nothing.
        var constants: [CodeMember] = []
        for code in index.files {
            for member in code.members
            where member.kind == .property && member.type == nil && member.isStored && !member.isInactive {
                guard let value = member.value else { continue }
                if case .literal = value { continue }
                if member.isVariable { all.insert(member.name) } else { constants.append(member) }
            }
        }
        var isComplete = false
        while !isComplete {
            isComplete = true
            constants.removeAll { constant in
                guard all.contains(constant.name) || constant.contains(where: isMentioned) else { return false }
                if all.insert(constant.name).inserted { isComplete = false }
                return true
            }
        }
    }

    /// Whether an expression, without the ones in it, is one of these names.
    func isMentioned(_ expression: CodeExpression) -> Bool {
        switch expression {
        case .name(let name, _), .member(_, let name, _): contains(name)
        case .metatype(let type):
            type.nominalTypes.contains { $0.components.last.map { all.contains($0.name) } ?? true }
        default: false
        }
    }

    private func contains(_ written: String) -> Bool {
        if all.contains(written) { return true }
        // `makeSheet(item:)`, and `$sheet` of a property wrapper
        if written.utf8.last == UInt8(ascii: ")") { return all.contains(String(written.prefix { $0 != "(" })) }
        guard let first = written.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else {
            return false
        }
        return all.contains(String(written.dropFirst()))
    }
}

extension ViewReader {
    /// Whether the code of a member may make views, show those that it is given, or supply something.
    func mayMakeViews(_ place: CodeIndex.MemberPlace) -> Bool {
        if index[place].contains(where: names.isMentioned) || makesViews(place) { return true }
        if let owner = index[place].owner {
            let path = index.name(ofType: owner, file: place.file)
            // It may make the type as 'Self' or '.init', and a host what its superclass shows.
            if path == "View" || types.isShown(path)
                || index.lineage(of: path).contains(where: SwiftUINames.hosts.contains)
            {
                return true
            }
        }
        return index[place].parameters.contains { mayBeView($0.type, in: index[place], file: place.file) }
    }
}
