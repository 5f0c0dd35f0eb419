/// The places where instances are passed on and requested, and the ways that lead to them.
///
/// A request gets what code supplies on the way to its place. The reader of a dialect builds the graph from sources.
package struct WayGraph: Sendable, Equatable {
    package var places: [Place] = []
    /// The places where ways begin. Nothing is supplied there.
    package var roots: [Root] = []
    /// For each request of the registry, the places that make it.
    package var askers: [Asker] = []

    package init() {}
}

extension WayGraph {
    /// A place that requests instances, or that leads to others.
    package struct Place: Sendable, Equatable {
        /// The name for people; nil for a part of a place, which ways do not name.
        package var name: String?
        package var location: SourceLocation
        package var steps: [Step] = []
        /// The names in its code with requested objects, by the names of their types.
        package var objects: [String: NamedObject] = [:]
        /// Whether code that is not in sight may lead to it.
        package var isOpen = false
        /// Whether it changes another one, as a modifier and a style do, so that nothing can be supplied after it.
        package var isChange = false

        package init(name: String?, location: SourceLocation) { (self.name, self.location) = (name, location) }
    }

    /// A name with an object.
    package struct NamedObject: Sendable, Hashable {
        package var name: String
        /// Whether it is a request itself, so that it has the object only if the way supplies it there.
        package var isRequest: Bool
    }

    /// The places of a request.
    package struct Asker: Sendable, Equatable {
        package var places: [Int]
        /// The modifier that supplies an instance, such as `.environmentObject`.
        package var supply: String
        /// An object that the type of the key has for all code, or for previews: `Store.preview`. Nil without one.
        package var sample: String?
        /// Whether nothing can ever supply it here, with the reason.
        package var obstacle: String?
        /// Whether code before decides if the value is used at all.
        package var isChosen = false

        package init(places: [Int], supply: String, obstacle: String? = nil) {
            (self.places, self.supply, self.obstacle) = (places, supply, obstacle)
        }
    }

    /// A step from one place to another.
    package struct Step: Sendable, Hashable {
        package var target: Int
        /// The events on the way, the outermost first.
        package var effects: [Effect]
        package var location: SourceLocation

        package init(to target: Int, _ effects: [Effect], at location: SourceLocation) {
            (self.target, self.effects, self.location) = (target, effects, location)
        }
    }

    package enum Effect: Sendable, Hashable {
        /// A registration supplies its key.
        case supplies(Int)
        /// A registration supplies its key while its value is not nil.
        case maySupply(Int)
        /// Nothing supplies the type from here on.
        case removes(String)
        /// Unknown code may supply anything, for a reason.
        case uncertain(String)
        /// Code supplies an object whose type is not known, with a reason.
        case suppliesUnknown(String)
        /// Code of a module that was not read, with a reason. It may supply objects of the types that it is given, and of
        /// types that no source declares.
        case foreign(types: [String], String)
        /// A registration supplies a generic type whose arguments the user of its code chooses: `Box<Value>`.
        case suppliesGeneric(Int)
        /// A stack begins, perhaps with a call at a place, and its later destinations get what is supplied here.
        case beginsStack(SourceLocation?)
        /// A destination of the innermost stack.
        case leavesToStack
        /// A supply from outside may not count here, for a reason.
        case blurs(String)
        /// The code before decides whether this way is gone.
        case chosen
        /// The values that a stack gets decide whether this way is gone. The reader of views keeps it only in code that
        /// several places use, as ``chosen``.
        case chosenByStack
        /// Code that a caller passes, by its name. Where no caller is known, it may supply anything.
        case passed(String)
        /// A part of the way with a name for people.
        case passes(String, SourceLocation)

        /// The same with other numbers for registrations.
        package func renumbered(_ number: (Int) -> Int) -> Effect {
            switch self {
            case .supplies(let old): .supplies(number(old))
            case .maySupply(let old): .maySupply(number(old))
            case .suppliesGeneric(let old): .suppliesGeneric(number(old))
            case .removes, .uncertain, .suppliesUnknown, .foreign, .beginsStack, .leavesToStack, .blurs, .chosen,
                .chosenByStack, .passed, .passes:
                self
            }
        }
    }

    /// A place where ways begin.
    package struct Root: Sendable, Equatable {
        package var name: String
        package var location: SourceLocation
        package var kind: Kind
        package var steps: [Step]

        package enum Kind: Sendable, Hashable {
            case program
            case preview
            /// Unknown code, which may supply anything, for a reason.
            case unknown(String)
        }

        package init(name: String, _ kind: Kind, at location: SourceLocation, steps: [Step] = []) {
            (self.name, self.kind, self.location, self.steps) = (name, kind, location, steps)
        }
    }
}
