/// Values that are worked out once for each type of the sources; used by one thread.
///
/// As ``Memo``, but a type is a number, and to find its value takes no hashing.
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
