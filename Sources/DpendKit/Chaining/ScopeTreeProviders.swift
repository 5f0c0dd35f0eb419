/// The providers of requirements in a tree of scopes, without the ways to them.
///
/// The scopes above a scope are searched once for each requirement, although many scopes below may have the
/// requirement.
final class ScopeTreeProviders<Step: Hashable> {
    /// The registrations that the ways up from a step lead to, and whether a way ends without one.
    struct Found {
        var providers: [Int] = []
        var isOpen = false
    }

    /// A step above another one, and the registration there.
    struct Upper {
        var step: Step
        var registration: Int?
    }

    private var known: [Step: Found] = [:]

    /// Searches from a step on; nil if ways lead in a circle.
    ///
    /// - Parameters:
    ///   - isEnd: Whether a way ends at a step.
    ///   - uppers: The steps above a step.
    func find(from start: Step, isEnd: (Step) -> Bool, uppers: (Step) -> [Upper]) -> Found? {
        /// The steps whose uppers are being searched. Ways may be as long as the tree, so this does not recurse.
        var open: [(step: Step, uppers: [Upper], next: Int)] = []
        var isOnWay: Set<Step> = []
        func enter(_ step: Step) {
            if isEnd(step) {
                known[step] = Found(isOpen: true)
            } else {
                open.append((step, uppers(step), 0))
                isOnWay.insert(step)
            }
        }
        if known[start] == nil { enter(start) }
        while let last = open.last {
            if last.next < last.uppers.count {
                open[open.count - 1].next += 1
                let upper = last.uppers[last.next]
                if upper.registration != nil || known[upper.step] != nil { continue }
                if isOnWay.contains(upper.step) { return nil }
                enter(upper.step)
            } else {
                known[last.step] = union(last.uppers)
                isOnWay.remove(last.step)
                open.removeLast()
            }
        }
        return known[start]
    }

    private func union(_ uppers: [Upper]) -> Found {
        var providers: Set<Int> = []
        var isOpen = false
        for upper in uppers {
            if let registration = upper.registration {
                providers.insert(registration)
            } else if let above = known[upper.step] {
                providers.formUnion(above.providers)
                isOpen = isOpen || above.isOpen
            }
        }
        return Found(providers: providers.sorted(), isOpen: isOpen)
    }
}
