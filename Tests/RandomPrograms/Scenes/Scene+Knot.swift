extension Scene {
    /// Two classes that require each other, one of them later.
    static let knot = Scene(name: "knot") { builder, module in
        var section = builder.draft(.class, in: module)
        section.parameters = builder.parameters(builder.number(below: 2), section.context)
        var item = builder.draft(.class, in: module)
        item.parameters = builder.parameters(builder.number(below: 2), item.context)
        // The type of the closure depends on the item's effects.
        var later = item.effects
        later = later.union(section.effects)
        section.parameters.append(
            builder.closure("()", "", item.type.fullName, .made(item.provider), later, section.context, imports: []))
        let sectionType = section.type.fullName
        item.parameters.append(
            builder.parameter(
                sectionType, .made(section.provider), effects: section.effects, reachesShared: section.reachesShared))
        builder.finish(section)
        builder.finish(item)
        return true
    }
}
