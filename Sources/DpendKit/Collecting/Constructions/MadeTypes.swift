/// The types whose objects the project makes: classes that its code constructs, and their superclasses and protocols.
///
/// Only types that take part in injection count, so values, models, errors, views and test doubles are not among them.
/// Filters play no part.
struct MadeTypes {
    /// The constructed classes that are a type, by that type.
    private var makers: [TypeName: Set<TypeName>] = [:]
    private let types: InjectableTypes

    init(_ constructions: some Sequence<Construction>, _ types: InjectableTypes) {
        self.types = types
        for type in Set(constructions.lazy.map(\.type)) where types.contains(type) {
            let classes = [type] + types.superclasses(of: type)
            for name in Set(classes + classes.flatMap { types[$0]?.conformances ?? [] }) {
                makers[name, default: []].insert(type)
            }
        }
    }

    /// The constructed classes of some modules whose objects are of a type, sorted.
    func makers(of type: TypeName, in modules: Set<String>) -> [TypeName] {
        (makers[type] ?? []).filter { modules.contains($0.module) }.sorted()
    }
}
