import Foundation
import StitcherMacros

protocol NetworkingSession {}
protocol EntityRepository {}
struct Entity {}
struct ImageAttributes: ExpressibleByArrayLiteral { init(arrayLiteral elements: Int...) {} }
final class ImageProcessingService {}

class UploadService {
    private let networkingSession: NetworkingSession

    @InjectedParameters
    init(networkingSession: NetworkingSession) {
        self.networkingSession = networkingSession
    }

    @InjectedParameters(ignoring: "file")
    func upload(file: URL, networkingSession: NetworkingSession) {}

    @InjectedParameters(ignoring: "imageData", "attributes")
    func upload(imageData: Data, convertedWith attributes: ImageAttributes = [], processingService: ImageProcessingService) async throws {}
}

struct Service {
    let repository: EntityRepository

    @InjectedParameters(parent: .structParent)
    init(repository: EntityRepository) {
        self.repository = repository
    }

    @InjectedParameters(strategy: .stitcherByName)
    func findAll(in repository: EntityRepository) -> [Entity] { [] }

    @InjectedParameters(strategy: .stitcherByType)
    func clear(_ repository: EntityRepository) {}
}

@Registerable
class Tracker {
    init() {}
}

@Registerable(by: .name("service"))
class NamedTracker {
    init() {}
}

struct SomeApp {
    @Dependencies
    var container = DependencyContainer {
        Tracker.dependencyRegistration
        DependencyGroup.autoregisteredDependencies
    }
}

final class Scene {
    @Injected var tracker: Tracker
    @Injected(name: "service") var named: NamedTracker
}
