/// Writes what finds the function of an object's own class where the object is passed as its superclass.
struct SubclassInjection {
    let injected: InjectedClass
    /// What stands behind the object in a call, as `, from: container`.
    var suffix = ""

    /// The statements in front of those that inject into objects of the class itself.
    ///
    /// - Parameter keywords: What a call of the function stands behind.
    func lines(keywords: (Effects) -> String) -> [String] {
        guard !injected.subclasses.isEmpty else { return [] }
        let cases = injected.subclasses.flatMap { subclass -> [String] in
            let type = subclass.type.spelling(.code)
            guard let obstacle = obstacle(to: subclass) else {
                return ["case let object as \(type): return \(keywords(subclass.effects))inject(into: object\(suffix))"]
            }
            // Names in backticks may contain quotes.
            let name = subclass.type.spelling(.plain).replacing("\"", with: "\\\"")
            return ["case is \(type):", "    fatalError(\"injecting into '\(name)' \(obstacle)\")"]
        }
        return ["switch object {"] + cases + ["default: break", "}"]
    }

    /// What a function that takes the superclass cannot do; Swift takes that one too where nothing awaits.
    private func obstacle(to subclass: InjectedClass) -> String? {
        let (own, other) = (injected.effects, subclass.effects)
        if other.isAsync, !own.isAsync { return "has to be awaited: pass it as its own class, with 'await'" }
        if other.isThrowing, !own.isThrowing { return "can throw: pass it as its own class, with 'try'" }
        guard let actor = other.globalActor, actor != own.globalActor else { return nil }
        return "belongs to @\(actor): pass it there, as its own class"
    }
}
