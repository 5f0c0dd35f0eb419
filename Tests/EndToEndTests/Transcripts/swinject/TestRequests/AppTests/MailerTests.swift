import Swinject
import XCTest

final class Recorder {}

final class MailerTests: XCTestCase {
    private var assembler: Assembler!

    override func setUp() { assembler = Assembler([AppAssembly(), RecorderAssembly()]) }

    // What the application registers serves tests too.
    func testMailer() { XCTAssertNotNil(assembler.resolver.resolve(Mailer.self)!) }
    func testRecorder() { XCTAssertNotNil(assembler.resolver.resolve(Recorder.self)!) }
    func testTheme() { XCTAssertNil(assembler.resolver.resolve(Theme.self)) }
    func testForced() { XCTAssertNotNil(assembler.resolver.resolve(Reporter.self)!) }

    func testAlone() {
        let container = Container()
        container.register(Clock.self) { _ in Clock() }
        XCTAssertNotNil(container.resolve(Clock.self)!)
        XCTAssertNotNil(container.resolve(Recorder.self)!)
    }
}

final class Reporter {}

final class RecorderAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Recorder.self) { _ in Recorder() }
        // The application has none of it.
        container.register(Theme.self) { _ in Theme() }
    }
}
