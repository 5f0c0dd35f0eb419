import Foundation

/// The command lines that are measured.
struct Programs {
    let binaries: URL

    /// dpend on a folder. Without `cache` it uses none.
    func analyze(_ folders: [String], cache: URL? = nil, _ options: [String] = []) -> ProcessRun {
        let cacheOptions = cache.map { ["--cache-path", $0.path] } ?? ["--no-cache"]
        return ProcessRun(
            program: binaries.appendingPathComponent("dpend").path,
            arguments: ["analyze", "--no-config", "--verbose", "--platform", "linux", "--implicit-filter", "Impl$"]
                + cacheOptions + options + folders)
    }

    func generate(_ folders: [String], output: URL, _ options: [String] = []) -> ProcessRun {
        ProcessRun(
            program: binaries.appendingPathComponent("dpend").path,
            arguments: [
                "generate", "--no-config", "--verbose", "--no-cache", "--platform", "linux", "--implicit-filter", "Impl$",
                "--output-file", output.path,
            ] + options + folders)
    }

    /// The program that does no more than `work`: `list`, `read` or `parse`.
    func floor(_ work: String, _ folders: [String]) -> ProcessRun {
        ProcessRun(program: binaries.appendingPathComponent("ParseFloor").path, arguments: [work] + folders)
    }

    var version: ProcessRun {
        ProcessRun(program: binaries.appendingPathComponent("dpend").path, arguments: ["--version"])
    }
}
