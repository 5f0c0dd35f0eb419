/// A build whose sources are read: the conditions that hold in it, and its platform (adoption, section 6).
package struct Variant: Sendable, Hashable {
    /// The conditions that hold, as with `swiftc -D`.
    package var conditions: Set<String> = []
    /// The platform; nil for the platform of the run.
    package var platform: Platform?

    package init(conditions: Set<String> = [], platform: Platform? = nil) {
        (self.conditions, self.platform) = (conditions, platform)
    }
}
