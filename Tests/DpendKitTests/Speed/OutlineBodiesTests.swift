@testable import DpendKit
import Foundation
import Testing

/// An outline without irrelevant bodies differs from a whole one only in calls of possible names.
struct OutlineBodiesTests {
    private func outline(_ text: [UInt8], readsBodies: Bool) -> SourceOutline {
        SourceReader(defines: [], platform: .linux, architecture: .arm64, parsesBodies: false).readOutline(text, path: "A.swift", readsBodies: readsBodies)
    }

    private func outline(_ text: String, readsBodies: Bool = false) -> SourceOutline { outline(Array(text.utf8), readsBodies: readsBodies) }

    private func expectSame(_ text: [UInt8], _ path: String) {
        let (short, whole) = (outline(text, readsBodies: false), outline(text, readsBodies: true))
        func calls(_ outline: SourceOutline) -> [CallOutline] { outline.types.flatMap(\.calls) + outline.calls }
        func withoutCalls(_ outline: SourceOutline) -> String {
            var outline = outline
            (outline.calls, outline.possibleCalls) = ([], [])
            for type in outline.types.indices { outline.types[type].calls = [] }
            return "\(outline)"
        }
        #expect(withoutCalls(short) == withoutCalls(whole), "\(path)")
        // A call that a body repeats has its place there in the short outline only if the body is read.
        let known = Set(calls(short).map { "\($0.first) \($0.callee) \($0.parent ?? "")" })
        let possible = Set(short.possibleCalls)
        for call in calls(whole) where !known.contains("\(call.first) \(call.callee) \(call.parent ?? "")") {
            #expect(call.parent == nil && possible.contains(call.first), "\(path): \(call.callee) at \(call.location)")
        }
    }

    @Test func eachSourceOfTheRepositoryHasTheSameOutline() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var count = 0
        for folder in ["Sources/DpendKit/Dialects", "Sources/DpendRuntime", "EndToEndTests/Transcripts"] {
            let folder = folder.hasPrefix("Sources") ? root.deletingLastPathComponent().appending(path: folder) : root.appending(path: folder)
            for case let file as URL in try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)) where file.pathExtension == "swift" {
                expectSame(Array(try Data(contentsOf: file)), file.path)
                count += 1
            }
        }
        #expect(count > 300)
    }

    @Test(arguments: [
        "class A { func f() { B(parent: self) } }", "class A { func f(u: U) -> V { shared { V(u) } } }", "class A { func f() { self.shared { 1 } } }",
        "class A { var b: B { C.B(parent : self) } }", "class A { func f() { struct D { let e: E } } }", "class A { func f() { `B`() } }",
        "class A { func f(b: B = B(parent: self)) {} }", "class A { subscript(u: U) -> V { shared { V(u) } } }",
    ]) func bodiesThatMatterAreRead(_ text: String) {
        #expect(outline(text).possibleCalls.isEmpty)
        expectSame(Array(text.utf8), text)
    }

    @Test(arguments: [
        ("class A { func f() { B() } }", ["B"]), ("class A { func f() { B\n    .make(1) } }", ["B", "make"]), ("class A { func f() { B<C>() } }", ["B"]),
        ("class A { func f(b: B = B()) { c } }", ["B"]), ("class A { func f() -> B { b } }", []), ("class A { var b: B { URLSession.shared.b } }", ["URLSession", "shared"]),
        ("class A { func f() { \"\\(B(1))\" } }", ["B"]), ("class A { func f() { B /* c */ () } }", ["B"]),
    ]) func otherBodiesAreLeftOut(_ text: String, _ names: [String]) {
        #expect(outline(text).possibleCalls == names)
        #expect(outline(text).types.map(\.calls.count) == [0])
        expectSame(Array(text.utf8), text)
    }
}
