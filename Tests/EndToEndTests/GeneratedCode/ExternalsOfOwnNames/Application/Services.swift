import DpendRuntime

// Called like what generated code declares and calls.
struct Overrides { let text = "overrides" }
struct Override { let text = "override" }
struct Override_ { let text = "override_" }
struct Container { let text = "container" }
struct ContainerValue { let text = "containerValue" }
struct Keeping { let text = "keeping" }
struct RegisterExternals { let text = "registerExternals" }
struct RegisterDependencies { let text = "registerDependencies" }
struct MakeContainer { let text = "makeContainer" }

// Called like what Swift has shorthands for.
struct Void { let text = "void" }
struct Array<Element> { let element: Element }
struct Optional<Wrapped> { let wrapped: Wrapped }
struct Dictionary<Key, Value> { let key: Key; let value: Value }

final class NamesImpl {
    let text: String

    init(
        overrides: Overrides, override: Override, other: Override_, container: Container, value: ContainerValue, keeping: Keeping,
        externals: RegisterExternals, dependencies: RegisterDependencies, make: MakeContainer
    ) {
        let texts = [
            overrides.text, override.text, other.text, container.text, value.text, keeping.text, externals.text, dependencies.text, make.text,
        ]
        text = texts.joined(separator: " ")
    }
}

final class ShorthandsImpl {
    let text: String

    init(void: Void, array: Array<Int>, optional: Optional<Int>, dictionary: Dictionary<Int, Int>, standard: [Int]) {
        text = "\(void.text) \(array.element) \(optional.wrapped) \(dictionary.key) \(dictionary.value) \(standard.count)"
    }
}
