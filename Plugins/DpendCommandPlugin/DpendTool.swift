import Foundation

/// dpend as the plugin runs it.
struct DpendTool {
    let url: URL
    /// The folder of the package or project. Printed paths are relative to it.
    let folder: URL

    /// - Returns: The exit status.
    func run(_ arguments: [String], isSilent: Bool = false) throws -> Int32 {
        let process = Process()
        process.executableURL = url
        process.currentDirectoryURL = folder
        process.arguments = arguments.map(relative)
        if isSilent { process.standardError = FileHandle.nullDevice }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Reports the worst of the exit statuses, if one of them is not 0.
    static func finish(_ statuses: [Int32]) throws {
        if let worst = statuses.max(), worst != 0 { throw Mistake("dpend ended with \(worst)") }
    }

    /// An argument as it is; a path in it without the folder. A file may have the name of an option:
    /// `--x.swift`.
    private func relative(_ argument: String) -> String {
        guard argument.hasPrefix(folder.path + "/") else { return argument }
        let path = String(argument.dropFirst(folder.path.count + 1))
        return path.hasPrefix("-") ? "./\(path)" : path
    }
}
