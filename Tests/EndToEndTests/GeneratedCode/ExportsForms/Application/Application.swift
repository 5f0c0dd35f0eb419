import ABasicLibrary
import FormLibrary

final class StarPluginImpl: Plugin { let name = "star" }

final class HomeImpl {
    let desk: any Desk
    let plugins: [any Plugin]
    let detail: (ItemID) -> any Detail
    let wheel: Wheel
    let all: RepositoryOfAll<String>
    init(desk: any Desk, plugins: [any Plugin], detail: @escaping (ItemID) -> any Detail, wheel: Wheel, all: RepositoryOfAll<String>) {
        (self.desk, self.plugins, self.detail, self.wheel, self.all) = (desk, plugins, detail, wheel, all)
    }
}
