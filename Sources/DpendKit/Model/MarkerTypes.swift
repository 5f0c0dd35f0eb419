/// Types that do not describe a value: `Any`, `AnyObject` and the protocols of the standard library without
/// requirements.
///
/// Every class conforms to one, or does so only for the compiler. So no requirement uses such a type alone (semantics,
/// section 3.1).
private enum MarkerTypes {
    /// The markers that every class conforms to.
    static let ofAllClasses: Set<String> = ["Any", "AnyObject", "Copyable", "Escapable", "SendableMetatype"]
    static let ofSome: Set<String> = [
        "AnyActor", "BitwiseCopyable", "ConcurrentValue", "Sendable", "UnsafeConcurrentValue", "UnsafeSendable",
    ]
}

extension TypeExpression {
    /// Whether the type is a marker, or consists only of markers. It is a key only if a provider declares exactly this
    /// key.
    var isMarker: Bool {
        switch self {
        case .nominal(let type): type.isMarker
        case .composition(let members): members.allSatisfy(\.isMarker)
        case .other(let text): text.hasPrefix("~")
        case .optional, .array, .dictionary, .tuple, .function, .metatype, .protocolMetatype: false
        }
    }

    /// Whether the type is a protocol of the sources, so that their classes can conform to it.
    var isDeclaredProtocol: Bool {
        guard let nominal else { return false }
        return nominal.isProtocol && nominal.module != nil && !isMarker
    }

    /// Whether the type is a marker that every class conforms to, so that `A & AnyObject` requires an `A`.
    var isAnyClass: Bool {
        guard let nominal else { return isMarker }
        return nominal.isOfLanguage && nominal.components.count == 1
            && MarkerTypes.ofAllClasses.contains(nominal.components[0].name)
    }
}

extension NominalType {
    /// Whether no source declares the type, so that its name may mean a type of the standard library.
    var isOfLanguage: Bool { module == nil || module == "Swift" }

    /// Whether the type is a marker of the standard library, not a type of the same name in the sources.
    var isMarker: Bool {
        guard isOfLanguage, components.count == 1 else { return false }
        let name = components[0].name
        return MarkerTypes.ofAllClasses.contains(name) || MarkerTypes.ofSome.contains(name)
    }
}
