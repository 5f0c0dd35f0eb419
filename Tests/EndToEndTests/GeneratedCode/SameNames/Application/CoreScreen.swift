import CoreLibrary

final class CoreScreen {
    let origin: String
    init(service: Service, box: Box<String>) { origin = service.origin }
}
