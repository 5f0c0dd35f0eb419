import DpendKit
import Foundation
import Testing

/// The form of `.dpendmodule` files, which other programs read.
@Suite struct ModuleFileTests {
    @Test func listing5_3GivesListing5_4() throws {
        let sources = """
            public class A {
                public init() { }
            }

            public class B {
                public init(a: A) { }
            }

            class C {
                init(b: B, a: A) { }
            }
            """
        try expect(
            moduleFile(of: sources, filters: ["."]),
            """
            [
              {
                "dependencies" : [],
                "key" : { "name" : "A" },
                "kind" : { "initializer" : { "parameters" : [], "type" : "A" } },
                "requiredModules" : []
              },
              {
                "dependencies" : [ { "name" : "A" } ],
                "key" : { "name" : "B" },
                "kind" : {
                  "initializer" : {
                    "parameters" : [ { "dependency" : { "name" : "A" }, "name" : "a" } ],
                    "type" : "B"
                  }
                },
                "requiredModules" : []
              }
            ]
            """)
    }

    @Test func configurationMethodFollowsTheSemantics() throws {
        let sources = """
            import DpendRuntime
            public class FooConfiguration: DependencyConfiguration {
                public init() {}
                public func barService(fooService: Tagged<FooService, Bar>) -> DependencyRegistration<BarService> {
                    DependencyRegistration(scope: .singleton) { DefaultBarService(fooService: fooService.dependency) }
                }
            }
            """
        try expect(
            moduleFile(of: sources, filters: []),
            """
            [ {
              "dependencies" : [ { "name" : "FooConfiguration" }, { "name" : "FooService", "tag" : "Bar" } ],
              "key" : { "name" : "BarService" },
              "kind" : { "configurationMethod" : { "configuration" : { "name" : "FooConfiguration" },
                "name" : "barService",
                "parameters" : [ { "dependency" : { "name" : "FooService", "tag" : "Bar" }, "name" : "fooService" } ],
                "scope" : "singleton" } },
              "requiredModules" : [ "DpendRuntime" ]
            }, {
              "dependencies" : [],
              "key" : { "name" : "FooConfiguration" },
              "kind" : { "initializer" : { "parameters" : [], "scope" : "singleton", "type" : "FooConfiguration" } },
              "requiredModules" : [ "DpendRuntime" ]
            } ]
            """)
    }

    /// A file is read again, and written again without changes.
    /// A class of another module stands in for a required closure.
    @Test func closureKeyIsLinkedToItsClass() throws {
        let text = """
            [
              {
                "dependencies" : [], "key" : { "name" : "A" }, "kind" : { "initializer" : { "parameters" : [], "type" : "A" } },
                "onDemandKeys" : [ { "name" : "(P, Q) -> R" } ], "requiredModules" : []
              },
              {
                "dependencies" : [ { "name" : "(P, Q) -> R" } ], "key" : { "name" : "B" },
                "kind" : {
                  "initializer" : { "parameters" : [ { "dependency" : { "name" : "(P, Q) -> R" }, "name" : "make" } ], "type" : "B" }
                },
                "requiredModules" : []
              }
            ]
            """
        let library = try ModuleFileReader().read(text, name: "L", path: "L.dpendmodule")
        let resolution = try DependencyResolution(sources: [], libraries: [library], options: ResolutionOptions())
        #expect(resolution.graph.nodes.map(\.key.name) == ["(P, Q) -> R", "A", "B"])
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("[", 100_000, "", "arrays and objects nest more than 64 deep, the maximum that dpend reads"),
        ("{\"a\":", 100, "", "arrays and objects nest more than 64 deep, the maximum that dpend reads"),
        ("1,", 10_000_000, "1]", "there are more than 10000000 values, the maximum that dpend reads"),
        ("]", 1_000, "", "the file is not valid JSON, so it is not a module file of dpend"),
    ]) func documentThatIsTooLargeIsRefused(_ part: String, _ count: Int, _ end: String, _ message: String) throws {
        let text = (end.isEmpty ? "" : "[") + String(repeating: part, count: count) + end
        let error = #expect(throws: InputError.self) {
            try ModuleFileReader().read(text, name: "L", path: "L.dpendmodule")
        }
        #expect(error?.message == message)
    }

    @Test func everythingSurvivesTheFile() throws {
        let sources = """
            public import DpendRuntime
            public protocol Base: AnyObject {}
            public protocol Service: Base, Sendable {}
            public protocol `protocol`: `Type` {}
            public protocol `Type`: `any`, `some` {}
            public protocol `any` {}
            public protocol `some` {}
            public class `default`: `protocol` { public init(_ values: [`protocol`: `a name`]) {} }
            public typealias Pair<T> = (T, [String: T])
            public typealias Handler = @Sendable (any Service, Int) async throws -> Service?
            public class ServiceImpl: NSObject, Service {
                public init(_ pair: Pair<Base>, `in` handler: @escaping Handler, count: Int = 1) throws {}
                @MainActor public init?(type: Service.Type) async {}
            }
            @MainActor open class Screen<T> {
                @Injected(tag: Outer.Tag.self) public var later: Lazy<Service>?
                @Injected public var values: [T] = []
                public init?(`in` handler: Handler) throws {}
            }
            public class HomeScreenImpl: Screen<Int> {
                @Injected nonisolated public var `default`: `default`!
            }
            public class Configuration: DependencyConfiguration {
                public init() {}
                public func screen() -> DependencyRegistration<HomeScreenImpl> {
                    DependencyRegistration { try HomeScreenImpl(in: { _, _ in nil })! }
                }
                public static var text: DependencyRegistration<String> { DependencyRegistration { try read() } }
                public func both() async -> DependencyRegistration<Service & Base> {
                    DependencyRegistration(tag: Outer.Tag.self, scope: .weakSingleton) { fatalError() }
                }
            }
            """
        let text = try moduleFile(of: sources, filters: ["Impl$", "default"])
        let library = try ModuleFileReader().read(text, name: "M", path: "M.dpendmodule")
        var options = ResolutionOptions()
        options.mode = .library
        options.moduleName = "M"
        var collected = try DependencyCollector([], libraries: LibrarySet([library]), options: options).collect()
        collected.factories = collected.libraryFactories
        collected.injections = collected.libraries[0].injections
        collected.exportedProtocols = library.protocols
        collected.exportedTypealiases = library.typealiases
        collected.exportedTypes = library.types
        #expect(ModuleFileGenerator().generate(collected, module: "M") == text)
        #expect(library.factories.count == 8)
        #expect(library.injections.map(\.dependencies.count) == [3, 2])
    }

    private func moduleFile(of text: String, filters: [String]) throws -> String {
        var options = ResolutionOptions()
        options.mode = .library
        options.moduleName = "M"
        options.implicitFilters = filters
        let resolution = try DependencyResolution(
            sources: [SourceFile(path: "Sources.swift", text: text)], options: options)
        return resolution.generate(outputPath: "M.dpendmodule").text
    }

    private func expect(_ actual: String, _ wanted: String) throws {
        let decoder = JSONDecoder()
        #expect(
            try decoder.decode(JSONValue.self, from: Data(actual.utf8))
                == decoder.decode(JSONValue.self, from: Data(wanted.utf8)))
    }
}
