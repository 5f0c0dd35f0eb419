/// The files of several runs, each of them once.
struct SharedSources {
    /// All files, each as the first run with it found it.
    private(set) var files: [FoundSource] = []
    private let found: [[FoundSource]]
    /// The positions of each run's files among all files.
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

    /// The sources of one run, selected from the sources of all runs.
    func sources(of run: Int, from read: LoadedSources) -> LoadedSources {
        read.choosing(zip(found[run], positions[run]).map { file, position in read.all[position].found(as: file) })
    }
}
