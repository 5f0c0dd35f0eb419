import DpendRuntime

/// All that a property can ask for.
final class Report {
    @Injected var clock: any Clock
    @Injected(tag: Backup.self) var server: Server
    @Injected(tag: Backup.self) var later: Lazy<Server>
    @Injected(tag: Backup.self) var perhaps: Server?
    @Injected(tag: Backup.self) var all: [Server]
    @Injected var tagged: Tagged<Server, Backup>
    @Injected var plugins: [any Plugin]
    @Injected var makeClock: () -> any Clock
    @Injected var makeDocument: (String) -> Document?
    @Injected var analytics: (any Analytics)?
    @Injected var copies: Int = 2
    @Injected var `default`: Clock! { didSet { isComplete = true } }
    private(set) var isComplete = false
    let printer: Printer
    let title: String

    init(printer: Printer, title: String = "untitled") {
        self.printer = printer
        self.title = title
    }

    var text: String {
        """
        \(title) at \(clock.time) and \(`default`.time) on \(printer.paper) at \(printer.clock.time)
        \(server.address) \((try? later.value.address) ?? "") \(perhaps?.address ?? "") \(tagged.dependency.address) \(all.count)
        \(plugins.map(\.name)) \(makeClock().time) \(analytics == nil) \(copies) \(isComplete)
        """
    }
}

/// Made with a value that is known at run time, if that is a good one.
final class Document {
    @Injected var clock: any Clock
    let name: String
    init?(@Assisted name: String) {
        if name.isEmpty { return nil }
        self.name = name
    }
}

/// One for each type.
final class Box<Content> {
    @Injected var content: Content
}

final class ShelfImpl {
    @Injected var box: Box<any Clock>
}
