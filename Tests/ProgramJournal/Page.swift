/// What one object got when it was made. Each type of a random program stores one.
// Unchecked, because a run of a random program uses one thread at a time.
public final class Page: @unchecked Sendable {
    /// Something that an initializer got.
    enum Entry {
        case now(Value)
        /// A deferred resolve. The journal runs it twice.
        case later(() async throws -> Value)
        case laterOnMainActor(@MainActor () async throws -> Value)
    }

    let initializer: String
    private(set) var entries: [(name: String, entry: Entry)] = []
    private var readsMembers: Bool
    private var complete: (() -> Void)?

    /// The page for a call of an initializer, as `init(alpha:beta:)`.
    public init(_ initializer: String) {
        self.initializer = initializer
        readsMembers = false
    }

    /// The page for a memberwise initializer: the stored properties are what it got.
    public init(members initializer: String) {
        self.initializer = initializer
        readsMembers = true
    }

    /// Notes a parameter that is there at once.
    public func note<Content>(_ name: String, _ content: Content) { entries.append((name, .now(Value(content)))) }

    /// Notes what a plan expects.
    public func note(_ name: String, expected value: Value) { entries.append((name, .now(value))) }

    /// Notes a parameter that resolves when it is called.
    public func later(_ name: String, _ resolve: @escaping () throws -> Value) {
        entries.append((name, .later { try resolve() }))
    }

    /// Notes a parameter that resolves when it is called, and awaits.
    public func laterAwaiting(_ name: String, _ resolve: @escaping () async throws -> Value) {
        entries.append((name, .later(resolve)))
    }

    /// Notes a parameter that resolves on the main actor when it is called.
    public func laterOnMainActor(_ name: String, _ resolve: @escaping @MainActor () async throws -> Value) {
        entries.append((name, .laterOnMainActor(resolve)))
    }

    /// Notes properties that are set after the initializer, when somebody sees the object for the first time.
    public func whenComplete(_ note: @escaping () -> Void) { complete = note }

    static func of(_ mirror: Mirror) -> Page? {
        var mirror: Mirror? = mirror
        while let current = mirror {
            if let page = current.children.lazy.compactMap({ $0.value as? Page }).first { return page }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Notes what is known only when the object is complete.
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
