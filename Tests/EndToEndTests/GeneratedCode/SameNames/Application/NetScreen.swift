import NetLibrary

final class NetScreen {
    let origin: String
    init(service: NetLibrary.Service, all: [Service]) { origin = service.origin + "\(all.count)" }
}

final class Member { let text = "own member" }
enum Group {}
extension Group {
    final class MemberScreen {
        let text: String
        init(member: Member) { text = member.text }
    }
}
