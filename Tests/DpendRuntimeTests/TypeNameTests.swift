import Testing

@testable import DpendRuntime

private enum Hidden {
    struct Inner {}
}

extension Hidden {
    struct Generic<Element> {
        struct Deep {}
    }
}

extension Result {
    fileprivate struct Größe {}
}

@Suite struct TypeNameTests {
    struct Local {}

    @Test(
        arguments: [
            (Int.self, "Int"),
            (Local.self, "TypeNameTests.Local"),
            (Hidden.Inner.self, "Hidden.Inner"),
            (Hidden.Generic<Hidden.Inner>.Deep.self, "Hidden.Generic<Hidden.Inner>.Deep"),
            ((any Service).self, "Service"),
            ((any Service & CustomStringConvertible).self, "Service & CustomStringConvertible"),
            ([String: (any Service)?].self, "Dictionary<String, Optional<Service>>"),
            (
                (@Sendable (Int, Local) async throws -> any Service).self,
                "@Sendable (Int, TypeNameTests.Local) async throws -> Service"
            ),
        ] as [(Any.Type, String)])
    func hasItsNestingButNotItsModule(type: Any.Type, name: String) {
        #expect(TypeName(of: type).description == name)
    }

    @Test func nameOfALocalTypeHasNoAddress() {
        struct Inner {}

        #expect(TypeName(of: Inner.self).description == "TypeNameTests.Inner")
    }

    @Test func nameOfATypeInAnExtensionOfAnotherModule() {
        #expect(TypeName(of: Result<Int, any Error>.Größe.self).description == "Result<Int, Error>.Größe")
    }
}
