import SwiftSyntax

/// Constants that hold objects with state: `let values = Mutex([:])`, `let events = PassthroughSubject<Event,
/// Never>()`.
extension PatternBindingSyntax {
    /// The object in a stored constant of a class.
    enum HeldState {
        /// An object of a type that always has state, made here.
        case own
        /// An object of such a type, made elsewhere, perhaps by the caller of an initializer.
        case given(String)
        /// An object of another type, made here.
        case made(String)
    }

    /// The object in the constant, judging by its type and value; nil if it holds no object with state.
    var heldState: HeldState? {
        let written = typeAnnotation?.type
        guard let value = initializer?.value else {
            guard let written, let type = written.typePath, Self.isStateful(type), !written.isOfNothing else {
                return nil
            }
            return .given(type.joined(separator: "."))
        }
        guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil || call.leftParen != nil
        else { return nil }
        if call.calledExpression.makesStream { return .own }
        // `let values: Mutex<Int> = .init(0)`
        let isImplicit = call.calledExpression.isImplicitInitializer
        guard let type = isImplicit ? written?.typePath : call.calledExpression.typePath else { return nil }
        guard Self.isStateful(type) else {
            return type.contains(where: Self.isTool) ? nil : .made(type.joined(separator: "."))
        }
        let isOfNothing = isImplicit ? written?.isOfNothing ?? false : call.calledExpression.isOfNothing
        return isOfNothing || Self.locks.contains(type.last ?? "") && call.protectsNothing ? nil : .own
    }

    private static func isStateful(_ type: [String]) -> Bool {
        guard let last = type.last else { return false }
        if last == "Continuation" { return type.dropLast().last.map(streams.contains) ?? false }
        return statefulTypes.contains(last)
    }

    /// Whether the name says that the object is a tool of its owner: `UnfairLock`, `CancelBag`.
    private static func isTool(_ name: String) -> Bool { name.hasSuffix("Lock") || name.hasSuffix("Bag") }

    private static let statefulTypes: Set<String> = [
        "Mutex", "OSAllocatedUnfairLock", "ManagedAtomic", "Atomic", "NSCache", "PassthroughSubject",
        "CurrentValueSubject", "PublishSubject",
        "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay", "ReplayRelay",
    ]

    /// The types that protect a value. Without a value they are only tools.
    private static let locks: Set<String> = ["Mutex", "OSAllocatedUnfairLock"]

    fileprivate static let streams: Set<String> = ["AsyncStream", "AsyncThrowingStream"]
}

extension PatternSyntax {
    /// The first variable that the pattern declares; nil if it has no name.
    var firstName: String? {
        if let tuple = self.as(TuplePatternSyntax.self) {
            return tuple.elements.lazy.compactMap(\.pattern.firstName).first
        }
        guard let name = self.as(IdentifierPatternSyntax.self)?.identifier, !name.lacksName else { return nil }
        return name.plainText
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call gives a lock no value to protect: `OSAllocatedUnfairLock()`, `Mutex(())`.
    fileprivate var protectsNothing: Bool {
        guard let first = arguments.first?.expression else { return true }
        return first.as(TupleExprSyntax.self)?.elements.isEmpty ?? false
    }
}

extension ExprSyntax {
    /// The names in a call of a type, `A.B` or `A<C>.init`; nil if a function is called.
    fileprivate var typePath: [String]? {
        if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.typePath }
        if let member = self.as(MemberAccessExprSyntax.self) {
            guard let base = member.base?.typePath else { return nil }
            let name = member.declName.baseName
            if name.tokenKind == .keyword(.`init`) { return base }
            return name.plainText.beginsLikeType ? base + [name.plainText] : nil
        }
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainText, name.beginsLikeType else {
            return nil
        }
        return [name]
    }

    /// Whether it is `.init`.
    fileprivate var isImplicitInitializer: Bool {
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil && member.declName.baseName.tokenKind == .keyword(.`init`)
    }

    /// Whether it is `AsyncStream<Int>.makeStream`.
    fileprivate var makesStream: Bool {
        guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.plainText == "makeStream"
        else { return false }
        return member.base?.typePath?.last.map(PatternBindingSyntax.streams.contains) ?? false
    }

    /// Whether its generic argument is `Void`.
    fileprivate var isOfNothing: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isOfNothing ?? false }
        return self.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.isOfNothing ?? false
    }
}

extension TypeSyntax {
    /// The names in a type, `A.B`; nil for types that are not nominal.
    fileprivate var typePath: [String]? {
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.typePath.map { $0 + [member.name.plainText] }
        }
        return self.as(IdentifierTypeSyntax.self).map { [$0.name.plainText] }
    }

    /// Whether its generic argument is `Void`.
    fileprivate var isOfNothing: Bool {
        (self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause)?
            .isOfNothing ?? false
    }
}

extension GenericArgumentClauseSyntax {
    fileprivate var isOfNothing: Bool {
        guard let argument = arguments.first?.argument.trimmedDescription, arguments.count == 1 else { return false }
        return argument == "Void" || argument == "()"
    }
}

extension String {
    /// Whether it begins with a capital letter, as names of types do.
    fileprivate var beginsLikeType: Bool {
        utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    }
}
