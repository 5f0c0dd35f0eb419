import DpendKit
import Foundation
import Testing

/// Which classes are proposed to somebody who begins with dpend.
@Suite struct FilterCandidatesTests {
    @Test func whatAsksForEachOtherIsWanted() throws {
        let candidates = try find(
            """
            protocol Store {}
            class DiskStore: Store {}
            class List { init(store: Store, session: Session?, make: () -> Clock) {} }
            class Session {}
            class Clock {}
            class Screen { init(list: List) {} }
            class Alone {}
            """)
        #expect(candidates.names == ["Alone", "Clock", "DiskStore", "List", "Screen", "Session"])
        #expect(candidates.wanted == ["Clock", "DiskStore", "List", "Screen", "Session"])
    }

    @Test func dataIsNotWanted() throws {
        let candidates = try find(
            """
            struct Address {}
            class User { init(name: String) {} }
            class Order { init(address: Address, count: Int = 0) {} }
            class Point { init(x: Int = 0) {} }
            class Screen: UIViewController { init(user: User, order: Order, point: Point) {} }
            """)
        #expect(candidates.wanted == [])
    }

    @Test func viewsAndProtocolsWithSeveralClassesAreNotWanted() throws {
        let candidates = try find(
            """
            protocol Store {}
            class DiskStore: Store {}
            class MemoryStore: Store {}
            class TitleView: UIView {}
            class Screen: UIViewController { init(view: TitleView) {} }
            class List { init(store: Store) {} }
            """)
        #expect(candidates.wanted == [])
    }

    @Test func whatOnlyItselfNeedsIsNotWanted() throws {
        let candidates = try find("protocol Event {}; class DebugEvent: Event { init(_ event: Event) {} }")
        #expect(candidates.wanted == [])
    }

    @Test func testDoublesAreKeptApart() throws {
        let candidates = try find(
            """
            protocol Store {}
            class DiskStore: Store {}
            class MockStore: Store {}
            class Screen { init(store: Store) {} }
            """)
        #expect(candidates.testDoubles == ["MockStore"])
        #expect(candidates.wanted == ["DiskStore", "Screen"])
    }

    private func find(_ source: String) throws -> FilterCandidates {
        FilterCandidates([SourceFile(path: "A.swift", text: source)], options: ResolutionOptions())
    }
}
