extension Array {
    /// The elements of this array and of another one in order, if both are in order. Among equal elements, this array's
    /// come first.
    func merged(with other: [Element], by isBefore: (Element, Element) -> Bool) -> [Element] {
        if isEmpty { return other }
        var result: [Element] = []
        result.reserveCapacity(count + other.count)
        var position = 0
        for element in self {
            while position < other.count, isBefore(other[position], element) {
                result.append(other[position])
                position += 1
            }
            result.append(element)
        }
        result += other[position...]
        return result
    }
}
