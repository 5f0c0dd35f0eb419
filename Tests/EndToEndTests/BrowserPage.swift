import Foundation

/// A page in a Chromium without a window, driven by keys as a person would, over the DevTools protocol.
///
/// The protocol uses two named pipes, so that no port is open.
final class BrowserPage {
    struct Failure: Error {
        var message: String
    }

    /// The browser, if one is installed; `CHROMIUM` names another.
    static let executable: String? = {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["CHROMIUM"] { return path }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        let paths =
            names.flatMap { name in folders.map { "\($0)/\(name)" } }
            + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
        return paths.first(where: FileManager.default.isExecutableFile(atPath:))
    }()

    private let process = Process()
    private let commands: Int32
    private let answers: Int32
    private var received: [UInt8] = []
    private var lastCommand = 0
    private var session: String?
    /// The errors of the page's scripts.
    private(set) var exceptions: [String] = []

    /// Opens a page; `folder` is for the browser's own files.
    init(_ page: URL, fragment: String = "", in folder: URL) throws {
        guard let executable = Self.executable else { throw Failure(message: "there is no Chromium") }
        for name in ["commands", "answers"] {
            guard mkfifo(folder.appendingPathComponent(name).path, 0o600) == 0 else {
                throw Failure(message: "the pipe '\(name)' cannot be made")
            }
        }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$@\" 3<commands 4>answers 2>/dev/null", "sh", executable, "--headless=new", "--no-sandbox",
            "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--user-data-dir=\(folder.path)/profile",
            "--window-size=1200,800", "--remote-debugging-pipe", "about:blank",
        ]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // Each call returns when the other side has opened the pipe, in the order of the shell.
        commands = open(folder.appendingPathComponent("commands").path, O_WRONLY)
        answers = open(folder.appendingPathComponent("answers").path, O_RDONLY)
        guard commands >= 0, answers >= 0 else { throw Failure(message: "the pipes to the browser cannot be opened") }
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
        session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        _ = try send("Runtime.enable")
        _ = try send("Page.enable")
        let address = page.absoluteString + fragment
        _ = try send("Page.navigate", ["url": address])
        try wait(for: "location.href !== 'about:blank' && performance.getEntriesByName('shown').length > 0")
    }

    /// Ends the browser.
    func close() {
        _ = try? send("Browser.close")
        Foundation.close(commands)
        Foundation.close(answers)
        process.waitUntilExit()
    }

    // MARK: Looking

    /// The value of a JavaScript expression.
    func value<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
        let answer = try send(
            "Runtime.evaluate",
            ["expression": "JSON.stringify(\(expression))", "awaitPromise": true, "returnByValue": true])
        guard let result = answer["result"] as? [String: Any], let text = result["value"] as? String else {
            throw Failure(message: "'\(expression)' gives \(answer)")
        }
        return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    /// Waits until a condition holds.
    func wait(for condition: String) throws {
        for _ in 0..<400 {
            if let isMet: Bool = try? value("!!(\(condition))"), isMet { return }
            Thread.sleep(forTimeInterval: 0.025)
        }
        throw Failure(message: "it never came that \(condition)")
    }

    // MARK: Acting

    private static let codes = [
        "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "PageUp": 33, "PageDown": 34, "End": 35,
        "Home": 36, "Enter": 13, "Escape": 27, "Tab": 9,
    ]

    /// Presses keys in order: names such as `ArrowDown`, or characters.
    func press(_ keys: String...) throws {
        for key in keys {
            var event: [String: Any] = ["type": "keyDown", "key": key, "windowsVirtualKeyCode": Self.codes[key] ?? 0]
            if Self.codes[key] == nil { event["text"] = key }
            if key == "Enter" { event["text"] = "\r" }
            _ = try send("Input.dispatchKeyEvent", event)
            event["type"] = "keyUp"
            event["text"] = nil
            _ = try send("Input.dispatchKeyEvent", event)
        }
    }

    /// Types a text, character by character.
    func type(_ text: String) throws {
        for character in text { try press(String(character)) }
    }

    // MARK: Talking

    private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastCommand += 1
        var message: [String: Any] = ["id": lastCommand, "method": method, "params": parameters]
        message["sessionId"] = session
        let bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Failure(message: "the browser does not listen any more") }
            sent += count
        }
        while true {
            let answer = try receive()
            if answer["method"] as? String == "Runtime.exceptionThrown" {
                exceptions.append("\(answer["params"] ?? "")")
            }
            guard answer["id"] as? Int == lastCommand else { continue }
            guard let result = answer["result"] as? [String: Any] else {
                throw Failure(message: "\(method): \(answer)")
            }
            return result
        }
    }

    private func receive() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = Data(received[..<end])
                received.removeSubrange(...end)
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var state = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            guard poll(&state, 1, 30_000) > 0 else { throw Failure(message: "the browser does not answer") }
            var buffer = [UInt8](repeating: 0, count: 65536)
            let count = read(answers, &buffer, buffer.count)
            guard count > 0 else { throw Failure(message: "the browser has ended") }
            received += buffer[..<count]
        }
    }
}
