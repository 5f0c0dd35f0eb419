import Foundation

extension SourceTexts {
    /// The texts of files on disk.
    ///
    /// A link in a repository may lead to a private file, whose lines would then be in a report. So a file must be in
    /// the repository around its own path, or in the one around the working directory.
    package static var onDisk: SourceTexts {
        let repository = Once<Confinement>()
        return SourceTexts { path in
            let own = { Confinement.repository(around: ProjectFolder.folder(of: path)) }
            guard repository.value({ .repository() }).contains(path) || own().contains(path) else { return nil }
            return (try? InputFile.read(path, upTo: InputLimit.source.size))
                .flatMap { String(bytes: $0.bytes, encoding: .utf8) }
        }
    }
}
