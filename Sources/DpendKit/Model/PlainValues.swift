/// The types of the standard library and of Foundation that do not say what a value is for.
enum PlainValues {
    private static let names: Set<String> = [
        "Bool", "Character", "Double", "Float", "CGFloat", "Int", "Int8", "Int16", "Int32", "Int64", "Set", "String",
        "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UUID", "URL", "Data", "Date", "Decimal",
        "TimeInterval", "Duration", "Locale", "TimeZone", "NSArray", "NSAttributedString", "NSData", "NSDictionary",
        "NSMutableArray", "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableSet",
        "NSMutableString", "NSNumber", "NSSet", "NSString", "CGPoint", "CGRect", "CGSize", "IndexPath",
    ]

    /// Whether a full name belongs to such a type.
    static func contains(_ name: String) -> Bool { names.contains(name) }

    /// Whether a type is a closure whose result a container cannot provide: it returns nothing, or a plain value.
    static func isCallback(_ type: TypeExpression) -> Bool {
        switch type {
        case .function(let function):
            if case .tuple(let elements) = function.result, elements.isEmpty { return true }
            return contains(function.result) || function.result == .named("Void") || isCallback(function.result)
        case .optional(let wrapped): return isCallback(wrapped)
        case .nominal, .array, .dictionary, .tuple, .composition, .metatype, .protocolMetatype, .other: return false
        }
    }

    /// Whether a type is such a type, or consists only of such types.
    static func contains(_ type: TypeExpression) -> Bool {
        switch type {
        case .nominal(let nominal): nominal.isOfLanguage && contains(nominal.path)
        case .optional(let inner), .array(let inner): contains(inner)
        case .dictionary(let key, let value): contains(key) && contains(value)
        case .tuple(let elements): elements.allSatisfy { contains($0.type) }
        case .function, .composition, .metatype, .protocolMetatype, .other: false
        }
    }
}
