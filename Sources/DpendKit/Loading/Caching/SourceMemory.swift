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

    /// Removes the results for files that no longer exist.
    func keepOnly(_ paths: Set<String>) {
        sources.keepOnly(paths)
        code.keepOnly(paths)
        memberNames.keepOnly(paths)
    }
}
