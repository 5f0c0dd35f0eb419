/// The arguments of one object. Each type of a random program stores a page.
// Unchecked, because a run of a random program uses one thread at a time.
public final class Page: @unchecked Sendable {
    /// An argument of an initializer.
    enum Entry {
        case now(Value)
        /// A deferred resolve. The journal runs it twice, on the main actor, where generated code may have made it.
        case later(() throws -> Value)
        case laterAwaiting(() async throws -> Value)
        case laterOnMainActor(@MainActor () async throws -> Value)
    }

    let initializer: String
    private(set) var entries: [(name: String, entry: Entry)] = []
    private var readsMembers: Bool
    private var complete: (() -> Void)?

    /// The page for a call of an initializer, such as `init(alpha:beta:)`.
    public init(_ initializer: String) {
        self.initializer = initializer
        readsMembers = false
    }

    /// The page for a memberwise initializer. The stored properties are its arguments.
    public init(members initializer: String) {
        self.initializer = initializer
        readsMembers = true
    }

    /// Records a plain argument.
    public func note<Content>(_ name: String, _ content: Content) { entries.append((name, .now(Value(content)))) }

    /// Records an expected argument.
    public func note(_ name: String, expected value: Value) { entries.append((name, .now(value))) }

    /// Records an argument that resolves at its call.
    public func later(_ name: String, _ resolve: @escaping () throws -> Value) {
        entries.append((name, .later(resolve)))
    }

    /// Records an argument that resolves at its call and awaits.
    public func laterAwaiting(_ name: String, _ resolve: @escaping () async throws -> Value) {
        entries.append((name, .laterAwaiting(resolve)))
    }

    /// Records an argument that resolves on the main actor at its call.
    public func laterOnMainActor(_ name: String, _ resolve: @escaping @MainActor () async throws -> Value) {
        entries.append((name, .laterOnMainActor(resolve)))
    }

    /// Records properties that are set after the initializer, at the first use of the object.
    public func whenComplete(_ note: @escaping () -> Void) { complete = note }

    static func of(_ mirror: Mirror) -> Page? {
        var mirror: Mirror? = mirror
        while let current = mirror {
            if let page = current.children.lazy.compactMap({ $0.value as? Page }).first { return page }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Records arguments that are known only when the object is complete.
    func read(_ mirror: Mirror) {
        let note = complete
        complete = nil
        note?()
        if readsMembers {
            readsMembers = false
            for child in mirror.children where !(child.value is Page) {
                entries.append((child.label ?? "", .now(Value(child.value))))
            }
        }
    }
}
