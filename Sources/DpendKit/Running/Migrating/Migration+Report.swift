extension Migration {
    /// The proposal as text.
    ///
    /// - Parameter withFiles: Whether to include the files.
    package func report(withFiles: Bool) -> String {
        var text = ""
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        if withFiles, !settings.isEmpty { text += "# \(ResolutionOptions.configurationFileName)\n\(settings)\n" }
        if withFiles, let configuration { text += "// MigratedConfiguration.swift\n\(configuration)\n" }
        if !translated.isEmpty {
            text += "These registrations can go:\n"
            for registration in translated { text += "\(registration.location): \(registration.call)\n" }
            text += "\n"
        }
        if !initializers.isEmpty {
            text += "These classes take what they require themselves:\n"
            for initializer in initializers { text += "\(initializer.location): \(initializer.text)\n" }
            text += "\n"
        }
        if !kept.isEmpty || !undecided.isEmpty {
            text += "These stay:\n"
            for (registration, reason) in kept { text += "\(registration.location): \(registration.call): \(reason)\n" }
            for open in undecided { text += "\(open.location): \(open.reason)\n" }
            text += "\n"
        }
        if !errors.isEmpty {
            text += "dpend reports:\n"
            for error in errors { text += "\(error.message) [\(error.rule.identifier)]\n" }
            text += "\n"
        }
        let problems = count(errorCount, "error") + (warningCount == 0 ? "" : " and \(count(warningCount, "warning"))")
        let all = translated.count + kept.count + undecided.count
        text +=
            "dpend provides \(translated.count) of \(count(all, "registration")), and reports \(problems) with this proposal\n"
        return text
    }
}
