/// Members that are skipped completely.
extension BodyScanner {
    /// Skips a function or property if one begins here. Returns whether it did.
    mutating func skipMember() throws(Doubt) -> Bool {
        guard kept != .all, canBeginMember else {
            isAtBeginning = false
            return false
        }
        var member = MemberScanner(bytes, at: position)
        isAtBeginning = false
        guard member.skipHead(), kept == .none || member.kind == .function else { return false }
        switch member.kind {
        case .function:
            try skipFunction(member)
            return true
        case .constant, .variable: return try skipProperty(member)
        case .cases: return blocks.last == .type && member.skipCases() && skip(member)
        }
    }

    private var canBeginMember: Bool {
        guard open.isEmpty || open.last == .members && blocks.last != .accessors,
            MemberScanner.beginsLine(bytes, at: position)
        else {
            return false
        }
        // An instruction to dpend precedes a declaration that must stay.
        return isAtBeginning || !hasOpenModifiers && !found.hasMarks && endsMember
    }

    /// Skips a member if no following text can continue it.
    private mutating func skip(_ member: MemberScanner) -> Bool {
        guard MemberScanner.ends(bytes, at: member.position) else { return false }
        add(position..<member.position)
        position = member.position
        isAtBeginning = true
        return true
    }

    /// Skips a function whose head has been read. If the text after the parameters is not plain, only the parameters
    /// and the body are skipped.
    private mutating func skipFunction(_ head: MemberScanner) throws(Doubt) {
        let start = position
        position = head.position
        let parameters = try skipBrackets(.parenthesis)
        var member = head
        guard member.skipResult(from: position) else { return addIfAny(parameters) }
        if member.isAtBrace {
            position = member.position
            let body = try skipBrackets(.code)
            isAtBeginning = true
            if MemberScanner.ends(bytes, at: position) { return add(start..<position) }
            addIfAny(parameters)
            addIfAny(body)
            return
        }
        let end = position
        position = start
        if blocks.last == .type, skip(member) { return }
        position = end
        addIfAny(parameters)
    }

    /// Skips a property whose name has been read, unless it may matter. Returns whether it did.
    private mutating func skipProperty(_ head: MemberScanner) throws(Doubt) -> Bool {
        guard !open.isEmpty, !head.hasAttributes || !mayInject else { return false }
        let start = position
        var member = head
        guard member.skipTypeAndValue() else { return false }
        let isStored = !member.isAtBrace
        // Stored properties of a structure make its initializer, and a stored variable of a class is state.
        guard isStored ? member.isStatic || blocks.last == .type && member.kind == .constant : member.kind == .variable
        else { return false }
        if isStored, !member.isStatic, mayHoldState(start..<member.position) { return false }
        if !isStored, blocks.last != .type || !member.skipRequiredAccessors() {
            position = member.position
            guard !beginsAccessors else {
                position = start
                return false
            }
            let body = try skipBrackets(.code)
            isAtBeginning = true
            if MemberScanner.ends(bytes, at: position) { add(start..<position) } else { addIfAny(body) }
            return true
        }
        return skip(member)
    }

    /// Whether the object of a constant may be state of its class: the value begins like a type, or the type says so.
    private func mayHoldState(_ constant: Range<Int>) -> Bool {
        let text = UnsafeBufferPointer(rebasing: bytes[constant])
        let assignment = text.position(of: UInt8(ascii: "="), from: 0)
        guard assignment < text.count else { return Self.wordsForState.contains { text.contains($0) } }
        guard let first = text[(assignment + 1)...].first(where: { !ByteClass.isSpace($0) }) else { return true }
        return first == UInt8(ascii: ".") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }

    /// Parts of the names of types that always have state.
    private static let wordsForState: [StaticString] = [
        "Mutex", "Lock", "Atomic", "NSCache", "Subject", "Relay", "Continuation",
    ]

    /// Skips brackets, and returns the range between them.
    mutating func skipBrackets(_ bracket: Bracket) throws(Doubt) -> Range<Int> {
        let start = position + 1
        try skipCode(bracket, isOneLine: false)
        return start..<(position - 1)
    }

    mutating func addIfAny(_ part: Range<Int>) {
        if part.contains(where: { !ByteClass.isSpace(bytes[$0]) }) { add(part) }
    }
}
