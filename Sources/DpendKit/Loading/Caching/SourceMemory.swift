/// The results of reading, which a process that answers many times keeps in memory instead of in the cache on disk.
package final class SourceMemory: Sendable {
    let sources = FileMemory<LoadedSource>()
    let code = FileMemory<LoadedCode>()
    let memberNames = FileMemory<MemberNames>()
    /// The results of runs, by everything on which they depend.
    let results = RecentValues<ContentHash, any Sendable>(limit: 64)

    let registries = RegistryMemory()
    let mentions = MentionMemory()

    package init() {}

    /// Makes room for the results of so many runs: each run keeps a few, also those before the last change.
    func makeRoom(forRuns count: Int) {
        results.makeRoom(for: count * 8)
        registries.makeRoom(forRuns: count)
    }

    /// Removes the results for files that no longer exist.
    func keepOnly(_ paths: Set<String>) {
        sources.keepOnly(paths)
        code.keepOnly(paths)
        memberNames.keepOnly(paths)
    }
}
