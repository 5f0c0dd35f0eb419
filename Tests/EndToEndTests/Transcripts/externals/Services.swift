import DpendRuntime

enum Backup: DependencyTag {}
final class AppConfig { let name: String; init(name: String) { self.name = name } }
struct Address { let text: String }

final class ScreenImpl {
    init(config: AppConfig, address: Address, backup: Tagged<Address, Backup>, callback: (Int) -> String) {
        print(config.name, address.text, backup.dependency.text, callback(1))
    }
}
