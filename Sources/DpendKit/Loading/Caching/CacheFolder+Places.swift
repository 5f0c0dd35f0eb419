#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension CacheFolder {
    /// The cache folder for runs in the working directory: `.build/dpend` of the package around it, if it has been
    /// built, or else a folder for this directory in the user's caches. Nil if there is none.
    ///
    /// In continuous integration, where `CI` is set, the folder in the package may come from a stranger, so it is not
    /// used.
    package static var standard: CacheFolder? {
        guard let current = realpath(".", nil) else { return nil }
        defer { free(current) }
        let folder = String(cString: current)
        return (getenv("CI") == nil ? package(around: folder) : nil) ?? user(for: folder)
    }

    private static func package(around folder: String) -> CacheFolder? {
        var components = folder.split(separator: "/")
        while true {
            let path = "/" + components.joined(separator: "/")
            if FileStatus("\(path)/Package.swift") != nil {
                // A link may lead anywhere.
                let cache = "\(path)/.build/dpend"
                let isLink = FileStatus.isLink("\(path)/.build") || FileStatus.isLink(cache)
                return !isLink && FileStatus("\(path)/.build")?.kind == .folder ? CacheFolder(path: cache) : nil
            }
            // As with the configuration file, folders around a repository do not belong to the project.
            if components.isEmpty || FileStatus("\(path)/.git") != nil { return nil }
            components.removeLast()
        }
    }

    private static func user(for folder: String) -> CacheFolder? {
        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        #if canImport(Darwin)
            let caches = variable("HOME").map { "\($0)/Library/Caches" }
        #else
            let caches = variable("XDG_CACHE_HOME") ?? variable("HOME").map { "\($0)/.cache" }
        #endif
        var hash = ContentHash()
        hash.combine(folder)
        return caches.map { CacheFolder(path: "\($0)/dpend/\(hash.hexadecimal)") }
    }
}
