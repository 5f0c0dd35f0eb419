/// Writes values as bytes, or reads them: ``FactWriter`` and ``FactReader``.
///
/// One list of fields serves both directions, so that they cannot drift apart: each step writes the value it is given, or
/// replaces it.
protocol FactCoder {
    /// Whether values are read, so that they are replaced; else they are left as they are.
    static var isReading: Bool { get }
    mutating func code(_ value: inout Int)
    mutating func code(_ value: inout Bool)
    mutating func code(_ value: inout String)
    /// Codes a place. Of a source's own facts the path is not written, so that they hold for any copy of it.
    mutating func code(place: inout SourceLocation)
    /// Codes the path of a source, likewise.
    mutating func code(path: inout String)
    /// Codes what a source imports, which is mostly what its neighbour imports.
    mutating func code(imports: inout [ModuleImport])
    /// Codes how many elements follow.
    mutating func codeCount(_ count: Int) -> Int
}

/// A value that can be kept in a file: its fields, in an order that only the version of the tool fixes.
protocol Fact {
    /// A value to begin with when one is read; all of its fields are replaced.
    static var blank: Self { get }
    mutating func code(with coder: inout some FactCoder)
}

extension FactCoder {
    mutating func code(_ value: inout some Fact) { value.code(with: &self) }

    mutating func code<Element: Fact>(_ values: inout [Element]) {
        let count = codeCount(values.count)
        guard Self.isReading else {
            for position in values.indices { values[position].code(with: &self) }
            return
        }
        values = []
        values.reserveCapacity(count)
        for _ in 0..<count {
            var element = Element.blank
            element.code(with: &self)
            values.append(element)
        }
    }

    mutating func code<Wrapped: Fact>(_ value: inout Wrapped?) {
        var isThere = value != nil
        code(&isThere)
        guard Self.isReading else {
            value?.code(with: &self)
            return
        }
        guard isThere else {
            value = nil
            return
        }
        var wrapped = Wrapped.blank
        wrapped.code(with: &self)
        value = wrapped
    }

    /// Codes one of the cases of an enumeration.
    mutating func code<Value: CaseIterable & Equatable>(oneOf value: inout Value) {
        let cases = Array(Value.allCases)
        var number = cases.firstIndex(of: value) ?? 0
        code(&number)
        if cases.indices.contains(number) { value = cases[number] }
    }

    /// As above, of one with numbers.
    mutating func code<Value: RawRepresentable<Int>>(oneOf value: inout Value) {
        var number = value.rawValue
        code(&number)
        if Self.isReading, let read = Value(rawValue: number) { value = read }
    }

    mutating func code<Value: RawRepresentable<Int>>(oneOf value: inout Value?) {
        var number = value?.rawValue ?? -1
        code(&number)
        if Self.isReading { value = Value(rawValue: number) }
    }
}

extension Int: Fact {
    static let blank = 0
    mutating func code(with coder: inout some FactCoder) { coder.code(&self) }
}

extension Bool: Fact {
    static let blank = false
    mutating func code(with coder: inout some FactCoder) { coder.code(&self) }
}

extension String: Fact {
    static let blank = ""
    mutating func code(with coder: inout some FactCoder) { coder.code(&self) }
}
