/// A place of a view program: a type of view, a member that makes views, or a preview.
enum ViewPlace: Hashable {
    case type(ShownType)
    /// A member, on an instance of the type.
    case member(CodeIndex.MemberPlace, ShownType?)
    /// A preview of a file, by its position.
    case preview(file: Int, position: Int)
}

/// A supply, as code writes it.
struct SupplyPlace: Hashable {
    var location: SourceLocation
    var type: TypeExpression
}

/// A view that code shows, with what happens on the way to it.
struct ViewEvent: Hashable {
    /// The outermost is the first.
    var effects: [WayGraph.Effect]
    var target: Target
    var location: SourceLocation

    enum Target: Hashable {
        case place(ViewPlace)
        /// The views that a caller passes, by the name of a parameter or property.
        case slot(String)
    }

    /// Whether a caller passes the view.
    var isSlot: Bool { if case .slot = target { true } else { false } }

    /// Whether it may get what the view around it has, or nothing.
    var isBlurred: Bool { effects.contains { if case .blurs = $0 { true } else { false } } }

    func within(_ outer: [WayGraph.Effect]) -> ViewEvent {
        outer.isEmpty ? self : ViewEvent(effects: outer + effects, target: target, location: location)
    }
}

/// A view that code shows, wherever it stands in the code.
struct ShownView: Hashable {
    var effects: [WayGraph.Effect]
    var target: ViewEvent.Target

    init(_ event: ViewEvent) { (effects, target) = (event.effects, event.target) }
}

extension [[ViewEvent]] {
    /// The views that each of several cases shows.
    var common: Set<ShownView> {
        guard let first, allSatisfy({ !$0.isEmpty }) else { return [] }
        return dropFirst().reduce(Set(first.map(ShownView.init))) { $0.intersection($1.map(ShownView.init)) }
    }
}

extension [ViewEvent] {
    /// The maximum number of views that one expression is followed with. Code that people write has far fewer.
    private static var limit: Int { 2_000 }

    /// Each view once.
    var distinct: [ViewEvent] { count < 2 ? self : DistinctElements(self).all }

    /// The views on each of several ways. Beyond the limit they are undecided.
    func onWays(_ ways: [[WayGraph.Effect]]) -> [ViewEvent] {
        guard count * ways.count <= Self.limit else { return within(.uncertain("it is shown in too many ways")) }
        return ways.flatMap { within($0) }.distinct
    }

    func within(_ effects: [WayGraph.Effect]) -> [ViewEvent] { effects.isEmpty ? self : map { $0.within(effects) } }
    func within(_ effect: WayGraph.Effect) -> [ViewEvent] { within([effect]) }
}

/// A place where code shows views beside the hierarchy of views.
struct ViewRoot {
    var name: String
    var kind: WayGraph.Root.Kind
    var location: SourceLocation
    var events: [ViewEvent]
}

/// A named declaration in a body that makes views.
final class ViewLocal {
    enum Kind {
        /// A variable with its value.
        case value(CodeExpression)
        case computed([CodeStatement])
        case function(CodeMember)
        /// A parameter, whose views the caller passes.
        case slot
        case unknown
    }

    let kind: Kind
    /// The declared type, as written unless it is resolved.
    let declared: TypeExpression?
    let isResolved: Bool
    /// Whether code around decides its value: a caller, or a function that runs a closure.
    var isPassed = false
    /// Whether it is the value of a destination that several stacks may share.
    var isOfStack = false
    /// The type, once it was asked for.
    var known: TypeExpression??
    /// Whether its value is being examined.
    var isOpen = false
    /// The views of its value, once they were read.
    var events: [ViewEvent]?
    /// The views that statements after the declaration assign.
    var assigned: [ViewEvent] = []

    init(_ kind: Kind, _ declared: TypeExpression? = nil, isResolved: Bool = false) {
        (self.kind, self.declared, self.isResolved) = (kind, declared, isResolved)
    }
}

/// The position in code that makes views.
struct ViewScope {
    var file: Int
    /// The surrounding type, by its position in the file.
    var owner: Int?
    /// The decisions of the branches around, the outermost first.
    var branches: [WayGraph.Effect] = []
    /// The type of `self`.
    var type: ShownType?
    /// The same for the walk, if it is one below the surrounding type.
    var selfType: TypeExpression?
    var isStatic = false
    var generics: [String] = []
    /// The type of the function's result, as written.
    var result: TypeExpression?
    /// The function, as it is printed.
    var function: String
    /// The innermost scope is the last one.
    var locals: [[String: ViewLocal]] = [[:]]
    /// Whether views of UIKit that it makes may get what a view of SwiftUI has.
    var isBridge = false
    /// Whether roots that it makes are noted. The same code may be read for several types of `self`.
    var notesRoots = true
    /// Whether it is the code of a preview.
    var isPreview = false

    func local(_ name: String) -> ViewLocal? {
        for scope in locals.reversed() { if let found = scope[name] { return found } }
        return nil
    }

    mutating func declare(_ name: String, _ local: ViewLocal) { locals[locals.count - 1][name] = local }
}
