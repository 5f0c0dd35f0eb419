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
        addNames(of: constants)
    }

    /// Adds the constants whose values mention one of the names, or another such constant.
    private mutating func addNames(of constants: [CodeMember]) {
        var open: [String] = []
        var users: [String: [String]] = [:]
        for constant in constants {
            if constant.contains(where: isMentioned) {
                open.append(constant.name)
                continue
            }
            _ = constant.contains { expression in
                for name in Self.names(of: expression) { users[name, default: []].append(constant.name) }
                return false
            }
        }
        all.formUnion(open)
        while let next = open.popLast() {
            for user in users[next] ?? [] where all.insert(user).inserted { open.append(user) }
        }
    }

    /// Whether an expression, without the ones in it, is one of these names.
    func isMentioned(_ expression: CodeExpression) -> Bool {
        Self.names(of: expression).contains(where: all.contains)
    }

    /// The names in an expression, without those in its parts.
    private static func names(of expression: CodeExpression) -> [String] {
        switch expression {
        case .name(let name, _), .member(_, let name, _): forms(of: name)
        case .metatype(let type): type.nominalTypes.compactMap(\.components.last?.name)
        default: []
        }
    }

    /// A name as it is declared: `makeSheet` for `makeSheet(item:)`, and `sheet` for `$sheet` of a property wrapper.
    private static func forms(of written: String) -> [String] {
        if written.utf8.last == UInt8(ascii: ")") { return [written, String(written.prefix { $0 != "(" })] }
        let isOfWrapper = [UInt8(ascii: "$"), UInt8(ascii: "_")].contains(written.utf8.first)
        return isOfWrapper ? [written, String(written.dropFirst())] : [written]
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
