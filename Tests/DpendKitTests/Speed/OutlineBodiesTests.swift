import Foundation
import Testing

@testable import DpendKit

/// An outline without irrelevant bodies differs from a whole one only in calls of possible names.
struct OutlineBodiesTests {
    private func reader(parsesBodies: Bool = false) -> SourceReader {
        SourceReader(defines: [], platform: .linux, architecture: .arm64, parsesBodies: parsesBodies)
    }

    private func outline(_ text: [UInt8], readsBodies: Bool) -> SourceOutline {
        reader().readOutline(text, path: "A.swift", readsBodies: readsBodies)
    }

    private func outline(_ text: String, readsBodies: Bool = false) -> SourceOutline {
        outline(Array(text.utf8), readsBodies: readsBodies)
    }

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
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var count = 0
        for folder in ["Sources/DpendKit/Dialects", "Sources/DpendRuntime", "EndToEndTests/Transcripts"] {
            let folder =
                folder.hasPrefix("Sources")
                ? root.deletingLastPathComponent().appending(path: folder) : root.appending(path: folder)
            for case let file as URL in try #require(
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            where file.pathExtension == "swift" {
                expectSame(Array(try Data(contentsOf: file)), file.path)
                count += 1
            }
        }
        #expect(count > 300)
    }

    @Test(arguments: [
        "class A { func f() { B(parent: self) } }", "class A { func f(u: U) -> V { shared { V(u) } } }",
        "class A { func f() { self.shared { 1 } } }",
        "class A { var b: B { C.B(parent : self) } }", "class A { func f() { struct D { let e: E } } }",
        "class A { func f() { `B`() } }",
        "class A { func f(b: B = B(parent: self)) {} }", "class A { subscript(u: U) -> V { shared { V(u) } } }",
    ]) func bodiesThatMatterAreRead(_ text: String) {
        #expect(outline(text).possibleCalls.isEmpty)
        expectSame(Array(text.utf8), text)
    }

    @Test(arguments: [
        ("class A { func f() { B() } }", ["B"]), ("class A { func f() { B\n    .make(1) } }", ["B", "make"]),
        ("class A { func f() { B<C>() } }", ["B"]),
        ("class A { func f(b: B = B()) { c } }", ["B"]), ("class A { func f() -> B { b } }", []),
        ("class A { var b: B { URLSession.shared.b } }", ["URLSession", "shared"]),
        ("class A { func f() { \"\\(B(1))\" } }", ["B"]), ("class A { func f() { B /* c */ () } }", ["B"]),
    ]) func otherBodiesAreLeftOut(_ text: String, _ names: [String]) {
        #expect(outline(text).possibleCalls == names)
        #expect(outline(text).types.map(\.calls.count) == [0])
        expectSame(Array(text.utf8), text)
    }

    /// One tree serves both readers.
    @Test func declarationsAreTheSameBesideAnOutline() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var count = 0
        for folder in ["EndToEndTests/Transcripts", "EndToEndTests/GeneratedCode"] {
            let files = FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "swift" {
                let source = Array(try Data(contentsOf: file))
                let text = Array("import NeedleFoundation;".utf8) + source
                let (short, whole) = (
                    reader().read(text, path: "A.swift"), reader(parsesBodies: true).read(text, path: "A.swift")
                )
                #expect(short == whole, "\(file.path)")
                #expect(short.outline == outline(text, readsBodies: false), "\(file.path)")
                if short.syntaxError == nil { count += 1 }
            }
        }
        #expect(count > 500)
    }

    @Test func onlyFilesThatMayUseTheLibraryHaveAnOutline() {
        for text in ["class A: Component<B> {}", "import Needle"] {
            #expect(reader().read(Array(text.utf8), path: "A.swift").outline == nil)
        }
        #expect(
            reader().read(Array("import NeedleFoundation".utf8), path: "A.swift").outline?.imports == [
                "import NeedleFoundation"
            ])
    }
}
