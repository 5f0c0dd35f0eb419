import NetLibrary

final class NetScreen {
    let origin: String
    init(service: NetLibrary.Service, all: [Service]) { origin = service.origin + "\(all.count)" }
}
