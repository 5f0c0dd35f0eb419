extension TypeExpression {
    /// The type with a tag on the provided type: on the `T` of `T?`, `[T]`, `() -> T` and `Lazy<T>`.
    ///
    /// So `@Injected(tag: Bar.self) var foo: Foo?` asks for a `Tagged<Foo, Bar>?`.
    func tagged(_ tag: TypeExpression) -> TypeExpression {
        replacingProvided { .runtimeType("Tagged", [$0, tag]) }
    }

    /// The type without the tag on the provided type.
    var untagged: TypeExpression {
        replacingProvided { $0.tagged?.type ?? $0 }
    }

    /// The type with the provided type replaced.
    func replacingProvided(_ replace: (TypeExpression) -> TypeExpression) -> TypeExpression {
        if let lazy { return .runtimeType("Lazy", [lazy.replacingProvided(replace)]) }
        switch self {
        case .optional(let wrapped): return .optional(wrapped.replacingProvided(replace))
        case .array(let element): return .array(element.replacingProvided(replace))
        case .function(var function) where function.parameters.isEmpty:
            function.result = function.result.replacingProvided(replace)
            return .function(function)
        case .nominal, .function, .dictionary, .tuple, .composition, .metatype, .protocolMetatype, .other:
            return replace(self)
        }
    }
}

extension DependencyEdge {
    /// The same edge for a value without `Tagged`.
    var untagged: DependencyEdge {
        switch self {
        case .tagged(let inner): inner.untagged
        case .entry(let entry, let inner): .entry(entry, inner.untagged)
        case .collection(let elements): .collection(elements.map(\.untagged))
        case .deferred(.lazy(let type), let inner): .deferred(.lazy(type.untagged), inner.untagged)
        case .deferred(.closure(let function), let inner): .deferred(.closure(function.untagged), inner.untagged)
        case .deferred(.opening(let function, let containers), let inner):
            .deferred(.opening(function.untagged, containers), inner.untagged)
        case .resolved, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: self
        }
    }
}

extension TypeExpression.FunctionType {
    fileprivate var untagged: Self {
        var function = self
        function.result = result.untagged
        return function
    }
}
