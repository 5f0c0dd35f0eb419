/// Types that say nothing of what a value can do: `Any`, `AnyObject` and the protocols of the standard library without requirements.
///
/// Each class is one of them, or says so for the compiler's sake, so that nobody asks for a dependency by such a type alone
/// (semantics, section 3.1).
private enum MarkerTypes {
    /// Any class is one.
    static let ofAllClasses: Set<String> = ["Any", "AnyObject", "Copyable", "Escapable", "SendableMetatype"]
    static let ofSome: Set<String> = ["AnyActor", "BitwiseCopyable", "ConcurrentValue", "Sendable", "UnsafeConcurrentValue", "UnsafeSendable"]
}

extension TypeExpression {
    /// Whether the type is a marker, or made of nothing but markers: nobody's key unless a provider declares just this key.
    var isMarker: Bool {
        switch self {
        case .nominal(let type): type.isMarker
        case .composition(let members): members.allSatisfy(\.isMarker)
        case .other(let text): text.hasPrefix("~")
        case .optional, .array, .dictionary, .tuple, .function, .metatype, .protocolMetatype: false
        }
    }

    /// Whether the type is a marker that any class is, so that `A & AnyObject` asks for an `A`.
    var isAnyClass: Bool {
        guard let nominal else { return isMarker }
        return nominal.isOfLanguage && nominal.components.count == 1 && MarkerTypes.ofAllClasses.contains(nominal.components[0].name)
    }
}

extension NominalType {
    /// Whether no source declares the type, so that its name may mean one of the standard library.
    var isOfLanguage: Bool { module == nil || module == "Swift" }

    /// Whether the type is a marker of the standard library, and none of that name which the sources declare.
    var isMarker: Bool {
        guard isOfLanguage, components.count == 1 else { return false }
        let name = components[0].name
        return MarkerTypes.ofAllClasses.contains(name) || MarkerTypes.ofSome.contains(name)
    }
}
