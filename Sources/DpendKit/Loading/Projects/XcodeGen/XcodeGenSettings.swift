/// The build settings of a `project.yml`: from the project, its groups and its targets, in the release configuration.
struct XcodeGenSettings {
    private let groups: XcodeGenValue.Mapping
    private let configuration: String
    /// The oldest versions that the targets of each platform support.
    private let deploymentTargets: XcodeGenValue.Mapping
    /// The settings of the project, from the strongest to the weakest.
    private var project: [[String: String]] = []

    init(_ specification: XcodeGenSpecification) {
        groups = specification["settingGroups"]?.mapping ?? .init()
        deploymentTargets = specification["options"]?.mapping?["deploymentTarget"]?.mapping ?? .init()
        let configurations = specification["configs"]?.mapping
        let released = configurations?.pairs.first { $0.value.text?.lowercased() == "release" }?.key
        configuration = configurations?["Release"] == nil ? released ?? "Release" : "Release"
        project = levels(specification["settings"], specification["configFiles"])
    }

    func settings(of target: XcodeGenValue.Mapping, productName: String) -> XcodeBuildSettings {
        XcodeBuildSettings(levels(target["settings"], target["configFiles"]) + project, targetName: productName)
    }

    /// The oldest version that a target supports: its own version, or else what its build settings or the project say.
    func deploymentTarget(
        of target: XcodeGenValue.Mapping, on platform: Platform?, _ build: XcodeBuildSettings
    ) -> DeploymentTarget? {
        guard let platform else { return nil }
        func version(_ value: XcodeGenValue?) -> DeploymentTarget? {
            value?.setting.flatMap { VersionNumber($0) }.map { DeploymentTarget(platform: platform, version: $0) }
        }
        func own(_ mapping: XcodeGenValue.Mapping?) -> DeploymentTarget? {
            mapping?.pairs.lazy.compactMap { $0.key.lowercased() == platform.rawValue ? version($0.value) : nil }.first
        }
        let declared = target["deploymentTarget"]
        return version(declared) ?? own(declared?.mapping) ?? build.deploymentTarget(on: platform)
            ?? own(deploymentTargets)
    }

    private func levels(_ settings: XcodeGenValue?, _ files: XcodeGenValue?) -> [[String: String]] {
        var used: Set<String> = []
        var result = settings?.mapping.map { levels($0, &used) } ?? []
        if let path = files?.mapping?[configuration]?.text { result.append(XcodeBuildSettings.read(path)) }
        return result
    }

    /// - Parameter used: The groups that were applied already, because groups may refer to each other.
    private func levels(_ settings: XcodeGenValue.Mapping, _ used: inout Set<String>) -> [[String: String]] {
        let isStructured = ["base", "configs", "groups"].contains { settings[$0] != nil }
        guard isStructured else { return [Self.values(settings)] }
        var result: [[String: String]] = []
        // XcodeGen uses 'release' for all configurations with this word in their names.
        for (name, value) in settings["configs"]?.mapping?.pairs ?? []
        where configuration.lowercased().contains(name.lowercased()) {
            if let own = value.mapping { result.append(Self.values(own)) }
        }
        if let base = settings["base"]?.mapping { result.append(Self.values(base)) }
        for name in (settings["groups"]?.texts ?? []).reversed() where used.insert(name).inserted {
            if let group = groups[name]?.mapping { result += levels(group, &used) }
        }
        return result
    }

    private static func values(_ mapping: XcodeGenValue.Mapping) -> [String: String] {
        Dictionary(mapping.pairs.compactMap { pair in pair.value.setting.map { (pair.key, $0) } }) { first, _ in first }
    }
}
