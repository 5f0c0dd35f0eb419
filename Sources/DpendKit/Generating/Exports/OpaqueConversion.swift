/// Converts values between types of a library and the opaque types that stand for them in other modules.
struct OpaqueConversion {
    let exports: LibraryExports
    /// The number of closures around the expression. Each names its parameters differently.
    private var depth = 0

    init(exports: LibraryExports) {
        self.exports = exports
    }

    /// A value from another module as the library's own type.
    ///
    /// - Parameter dropsTags: Whether the library takes the value without `Tagged`.
    func revealing(_ value: SwiftExpression, _ type: TypeExpression, dropsTags: Bool = false) -> SwiftExpression {
        let isTagged = dropsTags && type.untagged != type
        guard isTagged || exports.hiding(type).isOpaque else { return value }
        if let (wrapped, _) = type.tagged {
            let inner = inside.revealing("\(value).dependency", wrapped)
            return dropsTags ? inner : SwiftExpression(SwiftType(type)).call([SwiftArgument(inner)])
        }
        if let later = type.lazy {
            return mapping("\(value).map", later) { inside.revealing($0, later, dropsTags: dropsTags) }
        }
        switch type {
        case .optional(let wrapped):
            return mapping("\(value).map", wrapped) { inside.revealing($0, wrapped, dropsTags: dropsTags) }
        case .array(let element):
            return mapping("\(value).map", element) { inside.revealing($0, element, dropsTags: dropsTags) }
        case .function(let function):
            return closure(function, calling: value) {
                inside.hiding($0, $1)
            } result: {
                inside.revealing($0, function.result, dropsTags: dropsTags)
            }
        case .nominal: return "\(value).value"
        case .dictionary, .tuple, .composition, .metatype, .protocolMetatype, .other: return value
        }
    }

    /// A value of the library's own type for another module.
    func hiding(_ value: SwiftExpression, _ type: TypeExpression) -> SwiftExpression {
        let hidden = exports.hiding(type)
        guard hidden.isOpaque else { return value }
        if let (wrapped, _) = type.tagged {
            return SwiftExpression(SwiftType(hidden)).call([
                SwiftArgument(inside.hiding("\(value).dependency", wrapped))
            ])
        }
        if let later = type.lazy { return mapping("\(value).map", later) { inside.hiding($0, later) } }
        switch type {
        case .optional(let wrapped): return mapping("\(value).map", wrapped) { inside.hiding($0, wrapped) }
        case .array(let element): return mapping("\(value).map", element) { inside.hiding($0, element) }
        case .function(let function):
            return closure(function, calling: value) {
                inside.revealing($0, $1)
            } result: {
                inside.hiding($0, function.result)
            }
        case .nominal: return SwiftExpression(SwiftType(hidden)).call([SwiftArgument("value", value)])
        case .dictionary, .tuple, .composition, .metatype, .protocolMetatype, .other: return value
        }
    }

    /// `optional.map { name in … }`
    static func mapping(_ value: SwiftExpression, _ name: SwiftName, _ result: (SwiftExpression) -> SwiftExpression)
        -> SwiftExpression
    {
        SwiftExpression("\(value).map").call([], SwiftClosure("\(name) in") { result(SwiftExpression(name)) })
    }

    private func mapping(
        _ function: SwiftExpression, _ type: TypeExpression, _ result: (SwiftExpression) -> SwiftExpression
    ) -> SwiftExpression {
        let name = SwiftName(escaping: "element\(depth + 1)")
        return function.call([], SwiftClosure("\(name) in") { result(SwiftExpression(name)) })
    }

    private func closure(
        _ function: TypeExpression.FunctionType, calling value: SwiftExpression,
        argument: (SwiftExpression, TypeExpression) -> SwiftExpression,
        result: (SwiftExpression) -> SwiftExpression
    ) -> SwiftExpression {
        let names = function.parameters.indices.map { SwiftName(escaping: "argument\(depth + 1)_\($0 + 1)") }
        let arguments = zip(names, function.parameters).map { SwiftArgument(argument(SwiftExpression($0), $1)) }
        let call = result(value.call(arguments).demanding(function.effects))
        return .closure(names.isEmpty ? nil : "\(names) in", [.evaluate(call)])
    }

    private var inside: OpaqueConversion {
        var inside = self
        inside.depth += 1
        return inside
    }
}
