/// A library whose keys are types, or properties of one type, with static values: `\.clock` of the type of all values.
struct ValueRules {
    /// The type whose properties lead to keys.
    var type: String
    /// Its properties that the library declares itself.
    var ownValues: Set<String>
    /// The protocol of keys that have a value in the application.
    var keyProtocol: String
    /// The static property with this value, and the label of the value in an attribute.
    var value: String
    /// The static properties with values for tests.
    var testValues: Set<String>
    /// The attribute that turns a property into a key.
    var entryAttribute: String
    /// The static properties of ``type`` with existing values.
    var contexts: Set<String>
    /// The functions whose closures set values, and the labels of such closures.
    var setters: Set<String>
    var setterLabels: Set<String>
    /// Of these, the function and the label whose values are only for code beside the call.
    var localSetter: String
    var localSetterLabel: String
    /// The functions that set the value of a key path.
    var pathSetters: Set<String>

    /// Whether the closures of a function, or under a label, set values.
    func sets(by function: String, label: String?) -> Bool {
        setters.contains(function) || label.map(setterLabels.contains) ?? false
    }
}
