import Foundation

/// The command lines that are measured.
struct Programs {
    let binaries: URL

    /// dpend on folders. Without `cache` it uses none.
    func analyze(_ folders: [String], cache: URL? = nil, _ options: [String] = []) -> ProcessRun {
        dpend("analyze", cache, options + folders)
    }

    /// dpend on folders; what it writes depends on the name of `output`.
    func generate(_ folders: [String], output: URL, cache: URL? = nil, _ options: [String] = []) -> ProcessRun {
        dpend("generate", cache, ["--output-file", output.path] + options + folders)
    }

    private func dpend(_ subcommand: String, _ cache: URL?, _ arguments: [String]) -> ProcessRun {
        ProcessRun(
            program: binaries.appendingPathComponent("dpend").path,
            arguments: [subcommand, "--no-config", "--verbose", "--platform", "linux", "--implicit-filter", "Impl$"]
                + (cache.map { ["--cache-path", $0.path] } ?? ["--no-cache"]) + arguments)
    }

    /// The program that does no more than `work`: `list`, `read` or `parse`.
    func floor(_ work: String, _ folders: [String]) -> ProcessRun {
        ProcessRun(program: binaries.appendingPathComponent("ParseFloor").path, arguments: [work] + folders)
    }

    var version: ProcessRun {
        ProcessRun(program: binaries.appendingPathComponent("dpend").path, arguments: ["--version"])
    }
}
