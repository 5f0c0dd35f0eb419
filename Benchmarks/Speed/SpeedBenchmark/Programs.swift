import Foundation

/// The command lines that are measured.
struct Programs {
    let binaries: URL

    /// The classes have state, so one instance serves all requirements. Otherwise most classes would be reported.
    private static let options = [
        "--no-config", "--platform", "linux", "--implicit-filter", "Impl$", "--implicit-scope", "Impl$=singleton",
    ]

    /// dpend on folders. Without `cache` it uses none.
    func analyze(_ folders: [String], cache: URL? = nil, _ options: [String] = []) -> ProcessRun {
        dpend("analyze", cache, Self.options + options + folders)
    }

    /// dpend on folders, without any filter: only containers of other libraries have keys.
    func analyzeContainers(_ folders: [String]) -> ProcessRun {
        dpend("analyze", nil, ["--no-config", "--platform", "linux"] + folders)
    }

    /// dpend on folders. The name of `output` determines the kind of output.
    func generate(_ folders: [String], output: URL, cache: URL? = nil, _ options: [String] = []) -> ProcessRun {
        dpend("generate", cache, Self.options + ["--output-file", output.path] + options + folders)
    }

    /// dpend on all targets of a configuration file.
    func analyze(configuration: URL, cache: URL? = nil) -> ProcessRun {
        dpend("analyze", cache, ["--config", configuration.path])
    }

    /// dpend proposes the settings of a folder. They replace the settings of an earlier run.
    func initialize(_ folder: String) -> ProcessRun {
        ProcessRun(
            program: binaries.appendingPathComponent("dpend").path, arguments: ["init", "--force"], folder: folder)
    }

    /// dpend on a folder with the settings that it proposed.
    func analyze(in folder: String) -> ProcessRun {
        var run = dpend("analyze", nil, [])
        run.folder = folder
        return run
    }

    private func dpend(_ subcommand: String, _ cache: URL?, _ arguments: [String]) -> ProcessRun {
        ProcessRun(
            program: binaries.appendingPathComponent("dpend").path,
            arguments: [subcommand, "--verbose"] + (cache.map { ["--cache-path", $0.path] } ?? ["--no-cache"])
                + arguments)
    }

    /// The program that only does `work`: `list`, `read` or `parse`.
    func floor(_ work: String, _ folders: [String]) -> ProcessRun {
        ProcessRun(program: binaries.appendingPathComponent("ParseFloor").path, arguments: [work] + folders)
    }

    var version: ProcessRun {
        ProcessRun(program: binaries.appendingPathComponent("dpend").path, arguments: ["--version"])
    }
}
