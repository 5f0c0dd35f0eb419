import DpendKit
import Testing

/// The thesis's tables: the factories collected from its listings.
@Suite struct CollectingTests {
    @Test func listing5_1CollectsTable1() throws {
        let sources = """
            protocol A { }
            protocol B { }
            protocol C { }
            protocol D { }

            class AImpl: A { }
            class BImpl: B { }
            class CDImpl: C, D {
              init(a: A) { }

              init(b: B) { }
            }
            """
        // The thesis prints B's row twice and counts seven, which is a mistake (semantics, section 3.1).
        #expect(
            try rows(of: sources, filters: ["Impl$"]) == [
                "A ∅ AImpl.init()",
                "B ∅ BImpl.init()",
                "C A CDImpl.init(a:)",
                "C B CDImpl.init(b:)",
                "D A CDImpl.init(a:)",
                "D B CDImpl.init(b:)",
            ])
    }

    @Test func listing5_2CollectsTable2() throws {
        let sources = """
            protocol A { }
            protocol B { }
            protocol C { }
            protocol D { }

            class AImpl: A { }
            class BImpl: B { }
            class CDImpl: C, D {
                init(a: A, b: B) { }
            }

            class ExampleConfiguration: DependencyConfiguration {
                private let b: B

                init(b: B) {
                    self.b = b
                }

                func provideA() -> DependencyRegistration<A> {
                    DependencyRegistration {
                        AImpl()
                    }
                }

                func provideC(a: A) -> DependencyRegistration<C> {
                    DependencyRegistration {
                        CDImpl(a: a, b: b)
                    }
                }
            }
            """
        #expect(
            try rows(of: sources, filters: []) == [
                "A ExampleConfiguration ExampleConfiguration.provideA()",
                "C ExampleConfiguration, A ExampleConfiguration.provideC(a:)",
                "ExampleConfiguration B ExampleConfiguration.init(b:)",
            ])
    }

    /// Interface, dependencies and factory of each row, as in the thesis.
    private func rows(of text: String, filters: [String]) throws -> [String] {
        var options = ResolutionOptions()
        options.implicitFilters = filters
        let resolution = try DependencyResolution(
            sources: [SourceFile(path: "Listing.swift", text: text)], options: options)
        return resolution.collected.factories.map { factory in
            let dependencies = factory.dependencies.map(\.description).joined(separator: ", ")
            return "\(factory.key) \(dependencies.isEmpty ? "∅" : dependencies) \(factory)"
        }
    }
}
