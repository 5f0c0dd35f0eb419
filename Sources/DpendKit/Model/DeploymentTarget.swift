/// A platform, and its oldest version on which the code must run.
package struct DeploymentTarget: Sendable, Hashable {
    package var platform: Platform
    package var version: VersionNumber
}
