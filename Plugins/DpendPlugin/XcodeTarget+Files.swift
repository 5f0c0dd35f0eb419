#if canImport(XcodeProjectPlugin)
    import PackagePlugin
    import XcodeProjectPlugin

    extension XcodeTarget {
        /// The target with its Swift files.
        var files: XcodeTargetFiles {
            let isLibrary =
                switch product?.kind {
                case .framework?, .library?: true
                default: false
                }
            let sources = inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
            return XcodeTargetFiles(name: displayName, isLibrary: isLibrary, sources: sources)
        }
    }
#endif
