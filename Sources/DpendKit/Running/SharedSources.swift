/// The files of several runs, each of them once.
struct SharedSources {
    /// All files, as the first run found them that has them.
    private(set) var files: [FoundSource] = []
    private let found: [[FoundSource]]
    /// Where the files of each run are among all.
    private var positions: [[Int]] = []

    /// Creates them from the files of each run.
    init(_ found: [[FoundSource]]) {
        self.found = found
        var known: [String: Int] = [:]
        known.reserveCapacity(found.reduce(0) { $0 + $1.count })
        for run in found {
            positions.append(
                run.map { file in
                    let position = known[file.path, default: files.count]
                    if position == files.count {
                        known[file.path] = position
                        files.append(file)
                    }
                    return position
                })
        }
    }

    /// The sources of one run, out of those that were read of all.
    func sources(of run: Int, from read: LoadedSources) -> LoadedSources {
        read.choosing(zip(found[run], positions[run]).map { file, position in read.all[position].found(as: file) })
    }
}
