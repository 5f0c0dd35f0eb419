/// The findings in code that makes views, each once.
struct ViewFindings {
    private(set) var roots: [ViewRoot] = []
    /// The supplies.
    private(set) var registrations: [Registration] = []
    /// The views that code keeps in properties, or adds to a type, outside of its own code.
    private(set) var kept: [ViewPlace: [ViewEvent]] = [:]
    /// For each type, whether code beside it in the same file mentions it.
    var knownNeighbors: [String: Bool] = [:]
    private var rootsByPlace: [SourceLocation: [Int]] = [:]
    private var rootEvents: Set<RootEvent> = []
    /// The supplies by their places and types: the calls of a chain on one line have one place.
    private var supplies: [SupplyPlace: Int] = [:]
    private var keptOnce: Set<Kept> = []

    private struct RootEvent: Hashable {
        var root: Int
        var event: ViewEvent
    }

    private struct Kept: Hashable {
        var place: ViewPlace
        var view: ViewEvent
    }

    /// Adds a root, or its further views.
    mutating func add(_ root: ViewRoot) {
        let known = rootsByPlace[root.location]?.first { roots[$0].kind == root.kind } ?? roots.count
        let new = root.events.filter { rootEvents.insert(RootEvent(root: known, event: $0)).inserted }
        if known < roots.count {
            roots[known].events += new
        } else {
            rootsByPlace[root.location, default: []].append(known)
            roots.append(root)
            roots[known].events = new
        }
    }

    /// Adds a view to a place, besides those in its own code.
    mutating func keep(_ view: ViewEvent, in place: ViewPlace) {
        if case .place = view.target, keptOnce.insert(Kept(place: place, view: view)).inserted {
            kept[place, default: []].append(view)
        }
    }

    /// The number of the supply at a place.
    mutating func supply(at place: SupplyPlace, _ make: () -> Registration) -> Int {
        if let known = supplies[place] { return known }
        registrations.append(make())
        supplies[place] = registrations.count - 1
        return registrations.count - 1
    }

    /// The kept views in the order of their places.
    var keptInOrder: [(place: ViewPlace, views: [ViewEvent])] {
        func rank(_ place: ViewPlace) -> (Int, Int, String) {
            switch place {
            case .member(let member, let type): (member.file, member.position, type?.path ?? "")
            case .type(let type): (type.home.file, type.home.position, type.path)
            case .preview(let file, let position): (file, position, "")
            }
        }
        return kept.sorted { first, second in
            let (one, other) = (first.value[0].location, second.value[0].location)
            return one == other ? rank(first.key) < rank(second.key) : one < other
        }.map { ($0.key, $0.value) }
    }
}
