/// A value that an initializer got, as the journal prints it.
// Unchecked, because a run of a random program uses one thread at a time.
public struct Value: @unchecked Sendable {
    enum Kind {
        /// An object or a structure with its own page. The value keeps the object, so that weak instances stay.
        case made(name: String, Page, held: Any?)
        case none
        case list([Value])
        case text(String)
    }

    let kind: Kind

    /// Examines any value. Types of random programs have a stored property of type ``Page``.
    public init<Content>(_ content: Content) {
        self.init(reflecting: content)
    }

    /// An expected value: an instance of a type, by its full name.
    public init(name: String, page: Page) { kind = .made(name: name, page, held: nil) }

    public init(list: [Value]) { kind = .list(list) }
    public init(text: String) { kind = .text(text) }

    public static let none = Value(kind: .none)

    private init(kind: Kind) { self.kind = kind }

    private init(reflecting content: Any) {
        let mirror = Mirror(reflecting: content)
        switch mirror.displayStyle {
        case .optional:
            self = mirror.children.first.map { Value(reflecting: $0.value) } ?? .none
        case .collection:
            kind = .list(mirror.children.map { Value(reflecting: $0.value) })
        default:
            if let page = Page.of(mirror) {
                page.read(mirror)
                kind = .made(name: String(reflecting: type(of: content)), page, held: content)
            } else if mirror.children.count == 1, let child = mirror.children.first, child.label == "dependency" {
                self = Value(reflecting: child.value)
            } else {
                kind = .text(String(describing: content))
            }
        }
    }
}
