/// The facts about a property wrapper that decide what a memberwise initializer takes for a property with it.
package struct PropertyWrapperTraits: Sendable, Hashable {
    /// Whether the wrapped value suffices to make one.
    var takesValue: Bool
    /// Whether one can be made from nothing.
    var takesNothing: Bool
    /// Whether the type of the value is its only generic argument.
    var isGeneric = true
}
