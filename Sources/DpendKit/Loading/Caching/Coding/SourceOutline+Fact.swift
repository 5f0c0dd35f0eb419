extension SourceOutline: Fact {
    static var blank: SourceOutline { SourceOutline() }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&imports)
        coder.code(&types)
        coder.code(&calls)
        coder.code(&possibleCalls)
    }
}

extension TypeOutline: Fact {
    static var blank: TypeOutline { TypeOutline(kind: .class, name: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(oneOf: &kind)
        coder.code(&name)
        coder.code(&parent)
        coder.code(&isGeneric)
        coder.code(&modifier)
        coder.code(&inherited)
        coder.code(&properties)
        coder.code(&calls)
        coder.code(&kept)
        coder.code(&location)
    }
}

extension InheritedOutline: Fact {
    static var blank: InheritedOutline { InheritedOutline(name: "") }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        var hasArguments = arguments != nil
        coder.code(&hasArguments)
        var texts = arguments ?? []
        coder.code(&texts)
        arguments = hasArguments ? texts : nil
    }
}

extension PropertyOutline: Fact {
    static var blank: PropertyOutline { PropertyOutline(name: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&name)
        coder.code(&type)
        coder.code(&modifier)
        coder.code(&isStatic)
        coder.code(&isKept)
        coder.code(&location)
    }
}

extension CallOutline: Fact {
    static var blank: CallOutline { CallOutline(first: "", callee: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&first)
        coder.code(&callee)
        coder.code(&parent)
        coder.code(&wanted)
        coder.code(&followsSpace)
        coder.code(&location)
    }
}

extension KeptCallOutline: Fact {
    static var blank: KeptCallOutline { KeptCallOutline(member: "", location: .blank) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&member)
        coder.code(&parameters)
        coder.code(&earlier)
        coder.code(&location)
    }
}
