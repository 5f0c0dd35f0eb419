extension Scene {
    /// A configuration with members of several forms.
    static let configuration = Scene(name: "configuration", weight: 14) { builder, module in
        var configuration = ConfigurationDraft(in: module, &builder)
        for _ in 0...builder.number(below: 3) { configuration.addMember(&builder) }
        configuration.finish(&builder)
        return true
    }
}
