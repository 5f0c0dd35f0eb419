import ArgumentParser
import DpendKit
import Foundation

/// The command line of Needle's generator, for builds that call dpend by the generator's name.
struct NeedleCommand {
    /// The version of the generator whose file dpend writes.
    private static let version = "0.25.1"

    private static let usage = """
        OVERVIEW: dpend instead of Needle's generator \(version)

        USAGE: needle <subcommand> <options>

        SUBCOMMANDS:
          generate                Generate DI code based on Swift source files in a directory or listed in a single text file.
          print-dependency-tree   Print the static dependency tree.
          version                 Print the version of the generator that dpend replaces.

        OPTIONS of 'generate DESTINATION SOURCES...':
          --sources-list-format newline|minescaping
          --exclude-suffixes SUFFIX...
          --exclude-paths PART-OF-PATH...
          --header-doc PATH
          --additional-imports STATEMENT...
          --pluginized
          --emit-input-deps-file  Write the paths of the sources beside the output, with --pluginized.
          --isolation ACTOR       Isolate the generated declarations, as in 'dpend generate'.

        OPTIONS of 'print-dependency-tree SOURCES...': the first three, and
          --root-component-name NAME

        dpend accepts the generator's other options, and ignores them.

        """

    /// The maximum number of values after an option.
    private static let counts: [String: Int] = [
        "--sources-list-format": 1, "--exclude-suffixes": .max, "--exclude-paths": .max, "--pluginized": 0,
        "--additional-imports": .max, "--header-doc": 1,
        "--collect-parsing-info": 0, "-cpi": 0, "--parsing-timeout": 1, "--exporting-timeout": 1,
        "--retry-parsing-limit": 1, "--concurrency-limit": 1,
        "--emit-input-deps-file": 0, "--logging-level": 1, "-lv": 1, "--root-component-name": 1, "--isolation": 1,
    ]

    /// Whether a program has the name of Needle's generator.
    static func isMeant(_ program: String) -> Bool { program.split(separator: "/").last == "needle" }

    private let arguments: [String]

    init(_ arguments: [String]) { self.arguments = arguments }

    /// Runs the typed command.
    func run() throws {
        if arguments.contains(where: { ["--help", "-h", "-help"].contains($0) }) {
            StandardStream.output.write(TerminalText(lines: Self.usage))
            return
        }
        switch arguments.first {
        case "version": StandardStream.output.write("\(Self.version)\n")
        case "generate": try generate()
        case "print-dependency-tree": try printTree()
        case nil: StandardStream.output.write(TerminalText(lines: Self.usage))
        case let other?:
            throw InputError(.usage, "there is no subcommand '\(other)'; 'needle --help' lists the subcommands")
        }
    }

    private func generate() throws {
        var parsed = try parse(arguments.dropFirst())
        guard !parsed.positional.isEmpty else { throw InputError(.usage, "missing destination path") }
        let output = parsed.positional.removeFirst()
        guard !parsed.positional.isEmpty else { throw InputError(.usage, "missing source files root directories") }
        // Builds that pass with Needle's generator still pass: it does not report these errors.
        let own = ["--output-file", output, "--quiet", "--severity", "orphan-component=warning"]
        var command = try Dpend.parseAsRoot(
            ["generate", "--dialect", "needle"] + own + parsed.options + parsed.outputOptions + sources(parsed))
        try command.run()
        if parsed.writesInputs, parsed.outputOptions.contains("--pluginized") {
            let paths = try tree(parsed).componentFiles().joined(separator: "\n")
            _ = try GeneratedFile(path: Self.inputsPath(output), text: paths).write()
        }
    }

    private func printTree() throws {
        let parsed = try parse(arguments.dropFirst())
        guard !parsed.positional.isEmpty else { throw InputError(.usage, "missing source files root directories") }
        StandardStream.output.write(try tree(parsed).componentTree(below: parsed.root ?? "RootComponent"))
    }

    /// The resolution of the sources, through a command that writes nothing.
    private func tree(_ parsed: Parsed) throws -> DependencyResolution {
        guard
            let command = try Dpend.parseAsRoot(["tree", "--dialect", "needle"] + parsed.options + sources(parsed))
                as? Tree
        else { throw ExitCode(64) }
        return try Session.exiting {
            try command.configurationFile.resolution(
                command.commonSettings(), for: "a tree", reading: command.speed.reading(within: nil))
        }
    }

    /// The parsed arguments.
    private struct Parsed {
        var positional: [String] = []
        /// Options for sources and for the output, as dpend spells them.
        var options: [String] = ["--no-config"]
        var outputOptions: [String] = []
        var writesInputs = false
        var root: String?
    }

    private func parse(_ arguments: ArraySlice<String>) throws(InputError) -> Parsed {
        var parsed = Parsed()
        var rest = arguments
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                parsed.positional.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard let count = Self.counts[parts[0]] else {
                throw InputError(.usage, "there is no option '\(parts[0])'")
            }
            var values = Array(parts.dropFirst())
            while values.count < count, let next = rest.first, !next.hasPrefix("-") {
                values.append(rest.removeFirst())
            }
            if count != .max, values.count < count {
                throw InputError(.usage, "the option '\(parts[0])' requires a value")
            }
            switch parts[0] {
            case "--sources-list-format": parsed.options += [parts[0], values[0].lowercased()]
            case "--exclude-suffixes", "--exclude-paths": for value in values { parsed.options += [parts[0], value] }
            case "--additional-imports", "--header-doc", "--isolation":
                for value in values { parsed.outputOptions += [parts[0], value] }
            case "--pluginized": parsed.outputOptions.append(parts[0])
            case "--emit-input-deps-file": parsed.writesInputs = true
            case "--root-component-name": parsed.root = values[0]
            // dpend decides about times and threads itself.
            default: break
            }
        }
        return parsed
    }

    /// The arguments for the sources. A file without the extension `.swift` is a list of sources.
    private func sources(_ parsed: Parsed) -> [String] {
        parsed.positional.flatMap { path in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            return path.hasSuffix(".swift") || isFolder.boolValue || !isThere ? [path] : ["--sources-list", path]
        }
    }

    private static func inputsPath(_ output: String) -> String {
        guard let dot = output.lastIndex(of: "."), !output[dot...].contains("/") else { return output + ".inputs" }
        return output[..<dot] + ".inputs"
    }
}
