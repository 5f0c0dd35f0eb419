/// The floor of dpend's own work: it only lists the Swift files below folders, and on demand reads and parses them on
/// all cores.
///
///     ParseFloor list|read|parse FOLDER ...
@main
enum ParseFloor {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let work = arguments.first.flatMap(Work.init(rawValue:)), arguments.count > 1 else {
            print("USAGE: ParseFloor list|read|parse FOLDER ...")
            return
        }
        var listing = FileListing()
        for folder in arguments.dropFirst() { listing.add(folder) }
        let bytes = work == .list ? listing.totalSize : ParallelWork(files: listing.files, work: work).run()
        print("\(listing.files.count) files, \(bytes) bytes")
    }

    enum Work: String, Sendable {
        case list, read, parse
    }
}
