/// The keys of a configuration file. Each has the name of its command-line option, without the dashes.
package enum SettingKey: String, Sendable, CaseIterable {
    case inputs
    case exclude
    case sourcesList = "sources-list"
    case sourcesListFormat = "sources-list-format"
    case define
    case conditions
    case variants
    case platform
    case arch
    case deploymentTarget = "deployment-target"
    case swiftVersion = "swift-version"
    case compilerVersion = "compiler-version"
    case feature
    case trait
    case moduleName = "module-name"
    case implicitFilter = "implicit-filter"
    case implicitExclude = "implicit-exclude"
    case implicitDouble = "implicit-double"
    case implicitKinds = "implicit-kinds"
    case implicitScope = "implicit-scope"
    case implicitTag = "implicit-tag"
    case implicitEntry = "implicit-entry"
    case implicitAssisted = "implicit-assisted"
    case implicitRequired = "implicit-required"
    case implicitDecorator = "implicit-decorator"
    case implicitContainer = "implicit-container"
    case library
    case container
    case start
    case trace
    case external
    case nested
    case access
    case defaultIsolation = "default-isolation"
    case locations
    case mode
    case outputFile = "output-file"
    case exportsFile = "exports-file"
    case testSupport = "test-support"
    case previewSupport = "preview-support"
    case headerFile = "header-file"
    case `import`
    case dialect
    case headerDoc = "header-doc"
    case additionalImports = "additional-imports"
    case pluginized
    case isolation
    case excludeSuffixes = "exclude-suffixes"
    case excludePaths = "exclude-paths"
    case severity
    case baseline
    case targets
}
