/// Writes values as bytes, or reads them: ``FactWriter`` and ``FactReader``.
///
/// One list of fields serves both directions, so that they cannot diverge. Each step writes its value, or replaces it.
protocol FactCoder {
    /// Whether values are read and replaced. Otherwise they are written and stay unchanged.
    static var isReading: Bool { get }
    mutating func code(_ value: inout Int)
    mutating func code(_ value: inout Bool)
    mutating func code(_ value: inout String)
    /// Codes a place. A source's own path is not written, so that its facts apply to any copy of the source.
    mutating func code(place: inout SourceLocation)
    /// Codes the path of a source, in the same way.
    mutating func code(path: inout String)
    /// Codes the imports of a source, which are mostly equal to the previous source's.
    mutating func code(imports: inout [ModuleImport])
    /// Codes the number of the following elements.
    mutating func codeCount(_ count: Int) -> Int
}

/// A value that can be stored in a file: its fields, in an order that only the version of the tool defines.
protocol Fact {
    /// An initial value for reading. Reading replaces all of its fields.
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

    /// Codes a case of an enumeration.
    mutating func code<Value: CaseIterable & Equatable>(oneOf value: inout Value) {
        let cases = Array(Value.allCases)
        var number = cases.firstIndex(of: value) ?? 0
        code(&number)
        if cases.indices.contains(number) { value = cases[number] }
    }

    /// Codes a case of an enumeration with numbers.
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
