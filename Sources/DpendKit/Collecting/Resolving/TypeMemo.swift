/// Values that are computed once for each type of the sources, on one thread.
///
/// It is like ``Memo``, but a type is a number, so finding its value requires no hashing.
final class TypeMemo<Value> {
    private let index: DeclarationIndex
    @exclusivity(unchecked)
    private var values: [Value?]

    init(_ index: DeclarationIndex) {
        self.index = index
        values = Array(repeating: nil, count: index.typeCount)
    }

    func value(for type: DeclarationIndex.TypeIdentifier, _ make: () -> Value) -> Value {
        let number = index.number(of: type)
        if let known = values[number] { return known }
        let made = make()
        values[number] = made
        return made
    }
}
