/// Platform types that an application passes in, because a single instance exists or the application configures it.
enum ExternalEvidence {
    private static let services: Set<String> = [
        "AVAudioSession", "Bundle", "CLLocationManager", "CNContactStore", "EKEventStore", "FileManager", "HKHealthStore", "HTTPCookieStorage",
        "ModelContainer", "NotificationCenter", "NSWorkspace", "PHPhotoLibrary", "ProcessInfo", "SKPaymentQueue", "UIApplication", "UIDevice",
        "UIPasteboard", "UIScreen", "UNUserNotificationCenter", "URLCache", "URLSession", "UserDefaults", "WCSession", "NSUbiquitousKeyValueStore",
        "CXCallController", "CXProvider", "MPRemoteCommandCenter", "MPNowPlayingInfoCenter", "ASIdentifierManager", "NSPersistentContainer",
        "LAContext", "JSONDecoder", "JSONEncoder", "URLSessionConfiguration", "Calendar", "NWPathMonitor",
    ]

    static func isService(_ name: String) -> Bool { services.contains(name) }
}

extension ExternalEvidence {
    /// The maximum number of proposed types.
    private static let maximumCount = 10

    /// The types that the application should pass in: the parameters that lack a provider if all classes take run-time values.
    static func lines(_ graph: TriedGraph, _ candidates: CandidateSet, _ shared: SharedInstances) -> [SettingsProposal.Line] {
        var users: [TypeExpression: [SettingsProposal.Evidence]] = [:]
        for (name, parameters) in graph.runTimeValues.sorted(by: { $0.key < $1.key }) {
            for parameter in parameters where parameter.dependency.tag == nil {
                let type = parameter.dependency.type.unwrapped
                users[type, default: []].append(.init(text: "\(name) requires it", location: parameter.location))
            }
        }
        let found = users.compactMap { type, places -> (line: SettingsProposal.Line, weight: Int)? in
            guard let reason = reason(type, places, graph, candidates, shared) else { return nil }
            return (.init(value: DependencyKey(type: type).name, reason: reason, evidence: places), places.count)
        }
        return found.sorted { ($1.weight, $0.line.value) < ($0.weight, $1.line.value) }.prefix(maximumCount).map(\.line)
    }

    private static func reason(
        _ type: TypeExpression, _ places: [SettingsProposal.Evidence], _ graph: TriedGraph, _ candidates: CandidateSet, _ shared: SharedInstances
    ) -> String? {
        guard let nominal = type.nominal, !nominal.isGeneric else { return nil }
        let count = places.count == 1 ? "1 class requires it" : "\(places.count) classes require it"
        if nominal.module == nil { return isService(nominal.path) ? count : nil }
        let own = candidates.all.filter { $0.standsInFor.contains(type) || $0.provided.contains(type) }
        // `extension UserDefaults: UserDefaultsProtocol`
        let stem = ["Protocol", "ing", "Type"].first { nominal.path.hasSuffix($0) }.map { String(nominal.path.dropLast($0.count)) }
        let isChosen = own.contains { graph.chosen.contains($0.name) }
        if nominal.isProtocol, !isChosen, let stem, isService(stem) { return "\(count); pass a '\(stem)'" }
        if own.isEmpty, nominal.isProtocol, places.count > 1, !isCallback(nominal) { return "\(count), and nothing that can be chosen provides it" }
        guard let hidden = own.first(where: \.isHidden), !own.contains(where: { !$0.isHidden && graph.chosen.contains($0.name) }),
            let evidence = shared.declared[hidden.type.components.last?.name ?? ""]
        else { return nil }
        return "\(count); pass '\(hidden.name).\(evidence.text.split(separator: " ").last ?? "shared")', whose initializer is private"
    }

    /// Whether an object passes itself as this type, so that others can call back.
    private static func isCallback(_ type: NominalType) -> Bool {
        let name = type.components.last?.name ?? ""
        return ["Delegate", "DataSource", "Listener", "Output", "Observer", "Listening", "Presenting", "Displayable"].contains { name.hasSuffix($0) }
    }
}
