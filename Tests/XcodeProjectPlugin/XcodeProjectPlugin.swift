import Foundation
import PackagePlugin

// The interface of the module XcodeProjectPlugin that comes with Xcode 16, as far as the plugins of dpend use it.
// `Scripts/check-xcode-plugin` compiles the plugins against it where there is no Xcode.

/// A project that is open in Xcode.
public struct XcodeProject {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    /// The folder with the `.xcodeproj`.
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    public let product: XcodeProduct?
    public let dependencies: [XcodeTargetDependency]
    public let inputFiles: FileList
}

/// A dependency of a target. Some releases of Xcode pass none of them (swift-package-manager, issue 6003).
public indirect enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(Product)
}

/// The product of a target.
public struct XcodeProduct {
    public enum Kind {
        case application
        case executable
        case framework
        case library
        case other(String)
    }

    public let name: String
    public let kind: Kind
}

/// The project and the tools that a plugin may use.
public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool { fatalError("Only Xcode makes a context.") }
}

/// A plugin that adds commands to the build of a target.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// A plugin that runs if the user chooses it.
public protocol XcodeCommandPlugin: CommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
