/// The state of a key at a place on a way.
struct WayState: Hashable {
    var level: Level
    /// The level at the innermost stack; nil if there is none.
    var stack: Level?
    /// Whether code on the way decides if it is gone, since it was last certain what the key is.
    var isChosen = false
    var isPreview: Bool

    enum Level: Hashable {
        /// A registration supplies it, perhaps outside of a sheet.
        case supplied(Int, isOutsideOfSheet: Bool)
        /// Unknown code decides, for a reason; perhaps it supplies an object that may be the one.
        case uncertain(String, isSupply: Bool = false)
        /// Something between a stack and its destination supplies it, and the destination does not get it.
        case lost(Int)
        case missing

        var isSupplied: Bool { if case .supplied = self { true } else { false } }
        var isLacking: Bool {
            switch self {
            case .lost, .missing: true
            case .supplied, .uncertain: false
            }
        }
        var withoutReason: Level {
            if case .uncertain(_, let isSupply) = self { .uncertain("", isSupply: isSupply) } else { self }
        }
    }

    var withoutReasons: WayState {
        WayState(level: level.withoutReason, stack: stack?.withoutReason, isChosen: isChosen, isPreview: isPreview)
    }
}

/// A key that ways may supply.
///
/// It is a class, because a search asks it at each step, and must not copy the registry.
final class WayKey {
    let name: String
    private let registry: Registry
    /// The path of the key's type; nil for a type without one.
    private let path: String?
    /// Whether no source declares the type of the key.
    private let isForeign: Bool
    /// For each registration, whether it supplies the key.
    private let isSupply: [Bool]

    /// - Parameter supplies: For each registration, the key that it supplies.
    init(_ type: TypeExpression, _ registry: Registry, supplies: [String]) {
        let name = type.spelling(.plain)
        (self.name, self.registry) = (name, registry)
        path = type.nominal?.path
        isForeign = path.map { !registry.declaredTypes.contains($0) } ?? false
        isSupply = supplies.map { $0 == name }
    }

    /// Whether an event on a way may change the state of the key.
    func isConcerned(by effect: WayGraph.Effect) -> Bool {
        switch effect {
        case .supplies(let number), .maySupply(let number): isSupply[number]
        case .removes(let type): type == name
        case .foreign(let types, _): isForeign || types.contains(name)
        case .suppliesGeneric(let number): registry.registrations[number].key.type.nominal?.path == path
        case .passes(let part, _): part == ".sheet"
        case .uncertain, .suppliesUnknown, .beginsStack, .leavesToStack, .blurs, .chosen, .chosenByStack, .passed: true
        }
    }

    func state(after effects: [WayGraph.Effect], _ start: WayState) -> WayState {
        var state = start
        for effect in effects where isConcerned(by: effect) { add(effect, to: &state) }
        return state
    }

    /// Applies an event that concerns the key.
    private func add(_ effect: WayGraph.Effect, to state: inout WayState) {
        switch effect {
        case .supplies(let number):
            (state.level, state.isChosen) = (.supplied(number, isOutsideOfSheet: false), false)
        case .maySupply(let number):
            if !state.level.isSupplied {
                let (call, place) = (registry.registrations[number].call, registry.registrations[number].location)
                state.level = .uncertain(
                    "'\(call)' at \(place) supplies nothing while its value is nil", isSupply: true)
            }
        case .removes: state.level = .missing
        case .uncertain(let reason): if !state.level.isSupplied { state.level = .uncertain(reason) }
        case .suppliesUnknown(let reason):
            if !state.level.isSupplied { state.level = .uncertain(reason, isSupply: true) }
        case .foreign(_, let reason): add(.uncertain(reason), to: &state)
        case .suppliesGeneric(let number):
            let own = registry.registrations[number]
            add(.suppliesUnknown("'\(own.call)' at \(own.location) supplies '\(own.key)', in generic code"), to: &state)
        case .passed: add(.uncertain("a modifier whose type is not known may supply anything"), to: &state)
        case .beginsStack: state.stack = state.level
        case .leavesToStack:
            guard let stack = state.stack else {
                // A program may put its views into a stack of UIKit.
                let reason = "a navigation outside of a stack opens nothing"
                return state.isPreview ? add(.uncertain(reason), to: &state) : ()
            }
            switch state.level {
            // A destination of a destination does not get it either.
            case .supplied(let number, _) where stack == .missing, .lost(let number) where stack == .missing:
                state.level = .lost(number)
            default: state.level = stack
            }
        case .blurs(let reason):
            if state.level.isSupplied { state.level = .uncertain(reason) }
            state.stack = nil
        case .chosen, .chosenByStack: state.isChosen = true
        case .passes:
            if case .supplied(let number, _) = state.level { state.level = .supplied(number, isOutsideOfSheet: true) }
        }
    }
}
