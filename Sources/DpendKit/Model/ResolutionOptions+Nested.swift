extension ResolutionOptions {
    /// A nested container: the values that it is opened with.
    public struct NestedContainer: Sendable {
        /// The name, after the names of the containers around it: `Session.Checkout`.
        public var path: String
        /// Types, such as `User`, or `URL:Server` with a tag.
        public var values: [String]

        public init(path: String, values: [String]) {
            self.path = path
            self.values = values
        }
    }

    /// A container for the implicit classes whose full nested name matches a pattern.
    public struct ImplicitContainer: Sendable {
        public var pattern: String
        /// The path of a nested container, or `root`.
        public var container: String

        public init(pattern: String, container: String) {
            self.pattern = pattern
            self.container = container
        }
    }
}
