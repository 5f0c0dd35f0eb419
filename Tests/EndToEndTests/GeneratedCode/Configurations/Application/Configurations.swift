import DpendRuntime

struct Name { let text: String }
struct Port { let number: Int }
struct Path { let text: String }
struct Mode { let text: String }
struct Address { let text: String }
struct Size { let width: Int }
struct Color { let name: String }
enum Bright: DependencyTag {}

final class ServerConfiguration: DependencyConfiguration {
    private let mode: Mode
    init(mode: Mode) { self.mode = mode }

    var name: DependencyRegistration<Name> { DependencyRegistration { Name(text: "server") } }

    var port: DependencyRegistration<Port> {
        get { .init(scope: .singleton) { Port(number: 80) } }
    }

    func address(_ name: Name, on port: Port) throws -> DependencyRegistration<Address> {
        if mode.text == "test" {
            return DependencyRegistration { Address(text: "test") }
        } else {
            return DependencyRegistration<Address> { try self.checked(Address(text: "\(name.text):\(port.number)")) }
        }
    }

    // The factory with its label, by name and as a closure.
    func size() -> DependencyRegistration<Size> {
        DependencyRegistration(scope: .shared, factory: makeSize)
    }

    func color() -> DependencyRegistration<Color> {
        DependencyRegistration(tag: Bright.self, factory: { Color(name: "red") })
    }

    private func makeSize() throws -> Size { Size(width: 3) }

    private func checked(_ address: Address) throws -> Address { address }

    // A helper, no provider.
    func makeAddress() -> Address { Address(text: "none") }
}

extension ServerConfiguration {
    func path(name: Name) -> DependencyRegistration<Path> {
        switch mode.text {
        case "test": DependencyRegistration { Path(text: "/test") }
        default: DependencyRegistration { Path(text: "/\(name.text)") }
        }
    }
}

final class ModeConfiguration: DependencyConfiguration {
    static func mode() -> DependencyRegistration<Mode> { DependencyRegistration { Mode(text: "production") } }
}
