import Foundation

/// A project that stays in memory. It answers like `dpend analyze`, and after an edit it reads only the edited files
/// again.
///
/// Editors, servers and build tools keep one of these for the working directory, report changes to it, and ask:
///
///     let project = ResidentProject()
///     project.setText(text, of: "Sources/App.swift")
///     for diagnostic in try project.report().diagnostics { … }
///
/// The answer equals the output of `dpend analyze --no-cache` over files with the same contents, byte for byte. Texts
/// that an editor has not saved count in this whole process, and only for files that exist on disk.
///
/// Unchecked, because the lock guards all state.
public final class ResidentProject: @unchecked Sendable {
    private let settings: TargetSettings
    private var reading: ReadingOptions
    private let memory = SourceMemory()
    private let lock = NSLock()
    /// The absolute paths of files that changed since the last answer.
    private var changed: Set<String> = []
    /// The absolute paths of files whose texts an editor changed.
    private var edited: Set<String> = []
    /// Whether only a search shows which files there are.
    private var mustSearch = true
    private var targets: TargetSettings.Targets?
    private var last: ProjectAnswer?

    /// Opens the project in the working directory. Nothing is read before the first question.
    ///
    /// - Parameters:
    ///   - configurationFile: The path of the configuration file; by default `.dpend.yml` here or in a folder around.
    ///   - target: The target to judge; by default all targets.
    public convenience init(configurationFile: String? = nil, target: String? = nil) {
        self.init(
            TargetSettings(file: configurationFile.map { .named($0) } ?? .found, target: target),
            reading: ReadingOptions())
    }

    package init(_ settings: TargetSettings, reading: ReadingOptions) {
        self.settings = settings
        self.reading = reading
        self.reading.memory = memory
        self.reading.cache = nil
    }

    /// The path of the configuration file, if there is one.
    package var configurationPath: String? { settings.path }

    // MARK: Changes

    /// Sets the text of a file that an editor has open and has not saved.
    ///
    /// - Parameters:
    ///   - text: The text; nil if the file on disk counts again.
    ///   - path: The path of the file, absolute or relative to the working directory.
    public func setText(_ text: String?, of path: String) {
        lock.withLock {
            // Sources are known by the path that leads to them, which may be a link.
            for path in Set([
                Self.absolute(path), AbsolutePath.of(path, from: FileManager.default.currentDirectoryPath),
            ]) {
                UnsavedTexts.shared.set(text, at: path)
                edited.insert(path)
            }
        }
    }

    /// Notes that files were written, added or deleted on disk. They may be sources, configuration files or project
    /// files.
    public func noteChanges(of paths: [String]) { lock.withLock { changed.formUnion(paths.map(Self.absolute)) } }

    /// Notes that any file may have changed on disk, as after a switch to another branch. The next answer searches for
    /// them, and reads only files whose size or times changed.
    public func noteUnknownChanges() { lock.withLock { mustSearch = true } }

    /// The path by which sources are known. Links in the folder are followed, as in the path of the working directory.
    private static func absolute(_ path: String) -> String {
        let path = AbsolutePath.of(path, from: FileManager.default.currentDirectoryPath)
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return path }
        return FileStatus.canonicalPath(String(path[..<slash])) + path[slash...]
    }

    // MARK: Answers

    /// The answer of `dpend analyze` to the present state of the project.
    ///
    /// - Parameter isCancelled: Asked on any thread between the steps of the run. A run that is cancelled ends early,
    ///   and the next question starts again.
    /// - Throws: `CancellationError` if the run was cancelled.
    public func report(unless isCancelled: @escaping @Sendable () -> Bool = { false }) throws(CancellationError)
        -> ProjectReport
    {
        try answer(unless: isCancelled).report
    }

    /// The runs over the present state of the project, and their reports.
    package func answer(unless isCancelled: @escaping @Sendable () -> Bool = { false }) throws(CancellationError)
        -> ProjectAnswer
    {
        try Result { () throws(CancellationError) in
            lock.lock()
            defer { lock.unlock() }
            if let last, !mustSearch, changed.isEmpty, edited.isEmpty { return last }
            let answer = newAnswer(isCancelled)
            if isCancelled() { throw CancellationError() }
            (last, mustSearch, changed, edited) = (answer, false, [], [])
            return answer
        }.get()
    }

    /// The answer to the project with other texts of some files, which do not stay.
    ///
    /// - Parameter texts: The texts by path.
    package func answer(with texts: [String: String]) throws(CancellationError) -> ProjectAnswer {
        let former = texts.keys.map { ($0, UnsavedTexts.shared.text(at: Self.absolute($0))) }
        for (path, text) in texts { setText(text, of: path) }
        defer { for (path, text) in former { setText(text, of: path) } }
        return try answer()
    }

    /// Answers again, with the lock.
    private func newAnswer(_ isCancelled: @escaping @Sendable () -> Bool) -> ProjectAnswer {
        var known = KnownSources(last?.runs?.all.first?.foundByAll ?? [:])
        let isSearching = mustSearch || last?.runs == nil || !known.update(changed, edited: edited)
        reading.isCancelled = isCancelled
        if isSearching { reading.projects = KnownProjects() }
        do {
            let targets = try isSearching ? settings.targets() : self.targets ?? settings.targets()
            self.targets = targets
            memory.makeRoom(forRuns: targets.all.count * max(1, last?.runs?.all.count ?? 1))
            let runs = try VariantRuns(
                targets.chosen, among: targets.all, reading: reading, knowing: isSearching ? KnownSources() : known)
            if isSearching, let first = runs.all.first { memory.keepOnly(KnownSources(first.foundByAll).paths) }
            var reports = TargetReports(runs)
            _ = try reports.applyBaselines()
            return ProjectAnswer(runs: runs, reports: reports)
        } catch {
            return ProjectAnswer(RunFailure(error) ?? RunFailure(InputError(.missing, "\(error)")))
        }
    }
}
