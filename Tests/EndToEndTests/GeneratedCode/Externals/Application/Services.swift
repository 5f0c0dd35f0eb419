import DpendRuntime

enum Backup: DependencyTag {}
final class AppConfig { let name: String; init(name: String) { self.name = name } }
struct Address { let text: String }

final class ScreenImpl {
    init(config: AppConfig, address: Address, backup: Tagged<Address, Backup>, callback: (Int) -> String) {
        print(config.name, address.text, backup.dependency.text, callback(1))
    }
}

final class Container { let name = "container of the application" }
struct URLLoader { let text: String }
struct UrlLoader { let text: String }

final class LoaderImpl {
    let text: String
    init(container: Container, first: URLLoader, second: UrlLoader) {
        text = "\(container.name) \(first.text) \(second.text)"
    }
}
