import Foundation
import Testing

/// The page of `dpend tree --format html` in a real browser. Without one the tests are skipped, except where `CI=true`.
@Suite(
    .serialized, .timeLimit(.minutes(60)),
    .enabled(
        if: BrowserPage.executable != nil || ProcessInfo.processInfo.environment["CI"] == "true",
        "NO CHROMIUM WAS FOUND, so the HTML page is not tested; run Scripts/install-browser")
)
struct GraphPageTests {
    private static let names = "[...document.querySelectorAll('#rows .name')].map(e => e.textContent)"
    private static let active = "document.querySelector('.row.active .name')?.textContent ?? ''"

    @Test func problemsAreReportedAtOnceWithTheirPlaces() throws {
        try withPage(of: "tree-problems") { page throws in
            #expect(try page.value("document.querySelector('#problem-count').textContent") == "4 problems")
            let detail: String = try page.value("document.querySelector('#detail').textContent")
            #expect(detail.contains("2 providers of 'Clock', which 'LoginImpl.init(clock:session:)' requires"))
            #expect(detail.contains("./Sources.swift:9:30"))
            #expect(detail.contains("nothing provides 'URLSession'"))
            #expect(detail.contains("'ChickenImpl' requires itself: ChickenImpl → EggImpl → ChickenImpl"))
            let marked: [String] = try page.value(
                "[...document.querySelectorAll('.row:has(.mark.error) .name')].map(e => e.textContent)")
            #expect(Set(marked) == ["ScreenImpl", "Clock", "URLSession", "ChickenImpl", "EggImpl"])
        }
    }

    @Test func paperShowsTheWholePictureInLightColors() throws {
        try withPage(of: "tree-problems") { page throws in
            try page.wait(for: "performance.getEntriesByName('drawn').length > 0")
            let width: Int = try page.value("document.querySelector('#picture canvas').width")
            let printed: Int = try page.value(
                "(dispatchEvent(new Event('beforeprint')), document.querySelector('#picture canvas').width)")
            #expect(printed == 3 * width)
            #expect(try page.value("document.documentElement.classList.contains('printing')"))
            let after: Int = try page.value(
                "(dispatchEvent(new Event('afterprint')), document.querySelector('#picture canvas').width)")
            #expect(after == width)
            #expect(try page.value("document.documentElement.classList.contains('printing')") == false)
        }
    }

    /// Of a key with run-time values the list shows the class first, as the picture does.
    @Test func listShowsTheClassThatAClosureMakes() throws {
        try withPage(of: "explain") { page throws in
            try page.press("3")
            let names: [String] = try page.value(Self.names)
            #expect(names.contains("TicketImpl"))
            #expect(names == names.sorted())
            try page.press("/")
            try page.type("ticket")
            #expect(try page.value(Self.names) == ["TicketImpl"])
            #expect(try page.value("document.querySelector('.row .facts').textContent") == "takes Int")
        }
    }

    @Test func searchFindsKeysClassesAndFiles() throws {
        try withPage(of: "tree-selection") { page throws in
            try page.press("/")
            #expect(try page.value("document.activeElement.id") == "search")
            try page.type("net")
            #expect(try page.value(Self.names) == ["Network (Fast)", "Network (Slow)", "NetworkConfiguration"])
            #expect(try page.value("document.querySelector('mark').textContent") == "Net")
            #expect(try page.value("document.querySelector('#announcement').textContent") == "3 matches")
            try page.type("work slow")
            #expect(try page.value(Self.names) == ["Network (Slow)"])
            // The name of a class finds its keys.
            try page.press("Escape", "/")
            try page.type("clockimpl")
            #expect(try page.value(Self.names) == ["Clock"])
            try page.press("Escape", "/")
            try page.type("nowhere")
            #expect(try page.value("document.querySelector('#empty').hidden") == false)
            try page.press("Escape")
            #expect(try page.value("document.activeElement.id") == "rows")
            #expect(try page.value("\(Self.names).length") > 5)
        }
    }

    @Test func branchesFoldAndUnfoldByKeys() throws {
        try withPage(of: "tree-selection") { page throws in
            try page.press("1", "-", "Home")
            let roots: [String] = try page.value(Self.names)
            #expect(roots == ["Network (Slow)", "Page.FactoryImpl", "Page.RouterImpl", "Plugin"])
            try page.press("ArrowDown", "ArrowRight")
            #expect(try page.value("document.querySelector('.row.active').ariaExpanded") == "true")
            #expect(try page.value("\(Self.names).slice(2, 4)") == ["List.FactoryImpl", "[Plugin]"])
            try page.press("ArrowRight")
            #expect(try page.value(Self.active) == "List.FactoryImpl")
            #expect(try page.value("document.querySelector('.row.active').ariaLevel") == "2")
            try page.press("ArrowLeft", "ArrowLeft")
            #expect(try page.value(Self.names) == roots)
            try page.press("*")
            #expect(try page.value("\(Self.names).filter(name => name === 'ChartPluginImpl').length") == 2)
            try page.press("-")
            #expect(try page.value(Self.names) == roots)
        }
    }

    @Test func waysThroughTheSelectedKeyAreHighlighted() throws {
        try withPage(of: "tree-selection", fragment: "#key=List.FactoryImpl&open=all") { page throws in
            func marked(_ mark: String) throws -> Set<String> {
                Set(
                    try page.value(
                        "[...document.querySelectorAll('.row.\(mark) .name')].map(e => e.textContent)",
                        as: [String].self))
            }
            #expect(try marked("selected") == ["List.FactoryImpl"])
            #expect(try marked("leads") == ["Page.FactoryImpl", "Page.RouterImpl"])
            #expect(try marked("follows") == ["Network (Fast)", "NetworkConfiguration", "Clock"])
            let detail: String = try page.value("document.querySelector('#detail').innerText")
            #expect(detail.contains("2 lead here · requires 3 in all"))
            #expect(detail.contains("a closure, resolved when called"))
            #expect(detail.contains("Page.RouterImpl"))
            #expect(detail.contains("./Sources.swift:"))
        }
    }

    @Test func addressLeadsToKeySearchAndView() throws {
        try withPage(of: "tree-problems", fragment: "#key=Clock&view=inverted&only=problems") { page throws in
            #expect(try page.value("document.querySelector('#detail h2').textContent") == "Clock")
            #expect(try page.value("document.querySelector('[aria-checked=true]').dataset.view") == "inverted")
            #expect(try page.value("document.querySelector('#only').checked") == true)
            #expect(try page.value("\(Self.names).includes('FineImpl')") == false)
        }
        try withPage(of: "tree-problems", fragment: "#search=settings+impl") { page throws in
            #expect(try page.value("document.querySelector('#search').value") == "settings impl")
            #expect(try page.value(Self.names) == ["SettingsImpl"])
            try page.press("/", "Enter")
            try page.press("End")
            #expect(try page.value("location.hash") == "#key=SettingsImpl&search=settings+impl")
        }
    }

    @Test func everythingIsReachedWithoutAMouse() throws {
        try withPage(of: "tree-problems") { page throws in
            try page.press("n")
            #expect(try page.value("document.querySelector('#detail h2').textContent") == "ChickenImpl")
            try page.press("n", "n")
            #expect(try page.value("document.querySelector('#detail h2').textContent") == "EggImpl")
            try page.press("p")
            #expect(try page.value("document.querySelector('#detail h2').textContent") == "Clock")
            try page.press("3", "Home")
            #expect(try page.value(Self.active) == "ChickenImpl")
            #expect(try page.value("getComputedStyle(document.querySelector('.row.active')).boxShadow !== 'none'"))
            #expect(try page.value("document.querySelector('#rows').getAttribute('aria-activedescendant')") == "row-0")
            try page.press("Enter")
            #expect(try page.value("document.activeElement.tagName") == "A")
            #expect(try page.value("getComputedStyle(document.activeElement).outlineStyle") == "solid")
            try page.press("Enter")
            try page.wait(for: "document.querySelector('#detail h2').textContent === 'EggImpl'")
            try page.press("?")
            #expect(try page.value("document.querySelector('#help').open"))
            try page.press("Escape")
            #expect(try page.value("document.querySelector('#help').open") == false)
            try page.press("4")
            #expect(try page.value("\(Self.names).length") == 4)
        }
    }

    @Test func pictureAnswersKeysAndFocuses() throws {
        try withPage(of: "tree-selection") { page throws in
            let boxes = "page.drawing.picture.boxes.list.map(box => box.title)"
            try page.wait(for: "page.drawing.picture.boxes !== undefined")
            #expect(
                Set(try page.value(boxes, as: [String].self)).isSuperset(of: [
                    "List.FactoryImpl", "Page.RouterImpl", "Clock",
                ]))
            // All arrows lead from a key to what it requires.
            #expect(try page.value("page.drawing.picture.arrows.length > 3"))
            try page.press("1", "Home", "g")
            #expect(try page.value("document.activeElement.id") == "picture")
            try page.press("ArrowRight")
            let announced: String = try page.value("document.querySelector('#announcement').textContent")
            #expect(!announced.isEmpty)
            let selected: String = try page.value("document.querySelector('#detail h2').textContent")
            #expect(announced.hasPrefix(selected))
            try page.press("f")
            #expect(try page.value("new URLSearchParams(location.hash.slice(1)).get('focus')") == selected)
            #expect(try page.value("document.querySelector('#whole').hidden") == false)
            try page.press("a")
            #expect(try page.value("new URLSearchParams(location.hash.slice(1)).get('focus') === null"))
        }
        try withPage(of: "tree-selection", fragment: "#key=List.FactoryImpl&focus=List.FactoryImpl") { page throws in
            try page.wait(for: "page.drawing.picture.boxes !== undefined")
            let shown: [String] = try page.value(
                "page.drawing.picture.boxes.list.map(box => page.model.nodes[box.node].name)")
            #expect(
                Set(shown) == [
                    "List.FactoryImpl", "Page.FactoryImpl", "Page.RouterImpl", "Network (Fast)", "NetworkConfiguration",
                    "Clock",
                ])
        }
        try withPage(of: "tree-selection", fragment: "#key=Clock&focus=Page.RouterImpl&to=Clock") { page throws in
            try page.wait(for: "page.drawing.picture.boxes !== undefined")
            let shown: [String] = try page.value(
                "page.drawing.picture.boxes.list.map(box => page.model.nodes[box.node].name)")
            #expect(shown.contains("Page.RouterImpl") && shown.contains("Clock") && !shown.contains("ChartPluginImpl"))
        }
    }

    @Test func problemsAndChangesAreDrawnWhereTheyAre() throws {
        try withPage(of: "tree-problems") { page throws in
            try page.wait(for: "page.drawing.picture.boxes !== undefined")
            let troubled: [String] = try page.value(
                "page.drawing.picture.boxes.list.filter(box => box.severity === 'error').map(box => box.title)")
            #expect(Set(troubled) == ["ScreenImpl", "Clock", "URLSession", "ChickenImpl", "EggImpl"])
        }
        try Shell.withTemporaryFolder { folder in
            for (name, text) in [
                ("old", "final class AImpl { init(b: BImpl) {} }; final class BImpl {}; final class CImpl {}"),
                ("new", "final class AImpl { init(d: DImpl) {} }; final class CImpl {}; final class DImpl {}"),
            ] {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: folder.appendingPathComponent("\(name)/Sources.swift"))
                let outcome = try Shell.run(
                    "dpend tree \(name) --no-config --implicit-filter 'Impl$' --format json > \(name).json", in: folder)
                #expect(outcome.status == 0, "\(outcome.output)")
            }
            let outcome = try Shell.run("dpend diff old.json new.json --format html > page.html", in: folder)
            #expect(outcome.status == 1, "\(outcome.output)")
            try Shell.withTemporaryFolder { browser in
                let page = try BrowserPage(folder.appendingPathComponent("page.html"), fragment: "", in: browser)
                defer { page.close() }
                try page.wait(for: "page.drawing.picture.boxes !== undefined")
                let shown: [String] = try page.value(
                    "page.drawing.picture.boxes.list.map(box => `${box.title} ${page.model.changeOf[box.node]}`)")
                #expect(Set(shown) == ["AImpl changed", "BImpl removed", "DImpl added"])
                let detail: String = try page.value("document.querySelector('#detail').textContent")
                #expect(detail.contains("1 breaking change"))
                #expect(page.exceptions == [])
            }
        }
    }

    @Test func placesLeadToTheirSources() throws {
        try Shell.withTemporaryFolder { folder in
            let source = folder.appendingPathComponent("Sources/One #1?.swift")
            try FileManager.default.createDirectory(
                at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("final class OneImpl {}".utf8).write(to: source)
            try Self.withPage(
                "Sources", in: folder, options: "--link 'https://example.com/{path}#L{line}'", fragment: "#key=OneImpl"
            ) { page throws in
                #expect(
                    try page.value("document.querySelector('.place a').href")
                        == "https://example.com/Sources/One%20%231%3F.swift#L1")
            }
            let outcome = try Shell.run(
                "dpend tree Sources --no-config --format html --link 'javascript://x/{path}'", in: folder)
            #expect(outcome.status == 64 && outcome.output.contains("is no address"))
        }
    }

    /// The library that places the boxes is the file of its release.
    @Test func layoutLibraryIsTheReleasedOne() throws {
        let outcome = try Shell.run(
            "(sha256sum dagre.min.js || shasum -a 256 dagre.min.js) 2>/dev/null",
            in: Repository.root.appendingPathComponent("Sources/DpendKit/Reporting/Graph/Page"))
        #expect(outcome.output.hasPrefix("1c0a293258078a8e7d34493e3500d7a1018434e30e5a30d81318d98328bde655 "))
    }

    /// The path of a source contains `</script>`, `<!--` and more.
    @Test func namesAreOnlyText() throws {
        try Shell.withTemporaryFolder { folder in
            let name = "</script><!--<img src=x onerror=\"document.title='broken'\">\u{2028}&amp;.swift"
            let source = folder.appendingPathComponent("Sources/\(name)")
            try FileManager.default.createDirectory(
                at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("final class OneImpl { init(two: TwoImpl<Set<Int>>?) {} }".utf8).write(to: source)
            try Self.withPage("Sources", in: folder, fragment: "#key=OneImpl") { page throws in
                #expect(try page.value("document.title") == "Dependencies – dependency graph")
                #expect(try page.value("document.querySelectorAll('img').length") == 0)
                let detail: String = try page.value("document.querySelector('#detail').textContent")
                #expect(detail.contains("Sources/\(name):1:"))
                #expect(detail.contains("TwoImpl<Set<Int>>?"))
            }
        }
    }

    @Test func thousandsOfKeysAreShownAtOnce() throws {
        try Shell.withTemporaryFolder { folder in
            let count = 2_000
            let classes = (0..<count).map { number in
                let needs = (1...3).map { "p\($0): C\(number * 2 + $0)Impl" }.joined(separator: ", ")
                return "final class C\(number)Impl { init(\(number * 2 + 3 < count ? needs : "")) {} }"
            }
            try Data(classes.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("Sources.swift"))
            try Self.withPage(".", in: folder) { page throws in
                let shown: Double = try page.value("performance.getEntriesByName('shown')[0].startTime")
                #expect(shown < 3_000)
                try page.wait(for: "performance.getEntriesByName('drawn').length > 0")
                let painted: Double = try page.value(
                    "(() => { const start = performance.now(); page.drawing.picture.paint(); return performance.now() - start; })()"
                )
                print("2,000 boxes are painted in \(Int(painted)) ms")
                try page.press("*")
                #expect(try page.value("document.querySelectorAll('.row').length") < 100)
                try page.press("/")
                let keystroke: Double = try page.value(
                    """
                    (() => {
                      const search = document.querySelector('#search');
                      search.value = 'c1';
                      const start = performance.now();
                      search.dispatchEvent(new Event('input'));
                      document.body.offsetHeight;
                      return performance.now() - start;
                    })()
                    """)
                #expect(keystroke < 250)
                print("2,000 keys: shown after \(Int(shown)) ms, a keystroke takes \(Int(keystroke)) ms")
            }
        }
    }

    // MARK: Pages

    /// Opens the page of a case of `Transcripts`.
    private func withPage(of name: String, fragment: String = "", _ body: (BrowserPage) throws -> Void) throws {
        try Shell.withTemporaryFolder { folder in
            let copy = folder.appendingPathComponent("case")
            try FileManager.default.copyItem(
                at: Repository.tests.appendingPathComponent("Transcripts/\(name)"), to: copy)
            try Self.withPage(".", in: copy, fragment: fragment, body)
        }
    }

    private static func withPage(
        _ sources: String, in folder: URL, options: String = "", fragment: String = "",
        _ body: (BrowserPage) throws -> Void
    ) throws {
        let outcome = try Shell.run(
            "dpend tree '\(sources)' --implicit-filter 'Impl$' --format html \(options) > page.html", in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
        try Shell.withTemporaryFolder { browser in
            let page = try BrowserPage(folder.appendingPathComponent("page.html"), fragment: fragment, in: browser)
            defer { page.close() }
            try body(page)
            #expect(page.exceptions == [])
        }
    }
}
