/// The limits of a run: it must not leave a repository.
package struct RunLimits: Sendable, Hashable {
    package let confinement: Confinement
    package let reason: Reason

    /// Why there are limits. The text is the end of a message.
    package enum Reason: String, Sendable, Hashable {
        /// The configuration file was found, not named.
        case found = "; '--allow-outside' allows that for a configuration file that you trust"
        /// With `--confined`.
        case confined = ", which '--confined' does not allow"
        /// `dpend init` chose the inputs.
        case proposed = "; name the files and folders that dpend should read"
        /// A file that dpend looks for by its name is a link.
        case link = "; replace the link by a file"
    }

    package init(_ confinement: Confinement, _ reason: Reason) {
        (self.confinement, self.reason) = (confinement, reason)
    }

    /// The limits of links below paths that the user named, for a command that proposes or writes files.
    ///
    /// - Returns: nil if one of the paths itself leads out of the repository, which the user knows.
    package static func ofLinks(in paths: [String], _ reason: Reason) -> RunLimits? {
        let limits = RunLimits(.repository(), reason)
        return paths.allSatisfy(limits.confinement.contains) ? limits : nil
    }

    /// Checks a path, with its links resolved.
    ///
    /// - Parameters:
    ///   - path: The path, as it was written.
    ///   - location: The place where it was written.
    /// - Throws: ``InputError`` of usage if the path leads outside.
    package func check(_ path: String, at location: String? = nil) throws(InputError) {
        if !confinement.contains(path) { throw excess(path, at: location) }
    }

    /// The error for a path that leads outside.
    func excess(_ path: String, at location: String? = nil) -> InputError {
        InputError(.usage, "'\(path)' leads outside of the repository\(reason.rawValue)", at: location)
    }
}
