/// The conditions for `#if` that follow from the compiler and its settings. The package of the sources has the
/// defaults.
package struct CompilerConditions: Sendable, Hashable {
    /// The language mode, as with `swiftc -swift-version`; nil for the newest mode.
    package var languageMode: VersionNumber?
    /// The version of the compiler; nil for the compiler that built dpend.
    package var compiler: VersionNumber?
    /// The upcoming and experimental features that are on, in addition to the features of the language mode; nil for
    /// the package's own.
    package var features: Set<String>?
    /// The traits of the package that are on; nil for its default traits.
    package var traits: Set<String>?

    package init() {}

    /// The feature that is on wherever declarations are isolated to the main actor by default.
    static let mainActorFeature = "InferIsolatedConformances"

    /// The compiler that built dpend.
    static let ownCompiler: VersionNumber = {
        #if compiler(>=6.4)
            VersionNumber(6, 4)
        #elseif compiler(>=6.3)
            VersionNumber(6, 3)
        #elseif compiler(>=6.2)
            VersionNumber(6, 2)
        #else
            VersionNumber(6, 1)
        #endif
    }()

    var compilerVersion: VersionNumber { compiler ?? Self.ownCompiler }

    /// The version that `#if swift(…)` compares. Of the newest mode it is the compiler's, of an older mode the last one
    /// of the mode.
    var languageVersion: VersionNumber {
        guard let languageMode, languageMode.numbers.count == 1 else { return languageMode ?? compilerVersion }
        switch languageMode.numbers[0] {
        case 4: return VersionNumber(4, 2)
        case 5: return VersionNumber(5, 10)
        case let mode: return mode == compilerVersion.numbers[0] ? compilerVersion : languageMode
        }
    }

    /// Whether a feature of `#if hasFeature(…)` is on.
    func hasFeature(_ name: String) -> Bool {
        if features?.contains(name) == true { return true }
        if let mode = Self.upcoming[name] { return languageVersion >= VersionNumber(mode) }
        return !Self.optional.contains(name)
    }

    /// The upcoming features, with the language mode in which they are always on.
    private static let upcoming: [String: Int] = {
        let six = [
            "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "BareSlashRegexLiterals",
            "DeprecateApplicationMain", "ImportObjcForwardDeclarations", "DisableOutwardActorInference",
            "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures", "ImplicitOpenExistentials",
            "RegionBasedIsolation", "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
            "GlobalActorIsolatedTypesUsability",
        ]
        let seven = [
            "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
            "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
        ]
        return Dictionary(six.map { ($0, 6) } + seven.map { ($0, 7) }) { first, _ in first }
    }()

    /// Features that are off in every mode. All other names are features that a compiler of this generation always has.
    private static let optional: Set<String> = [
        "StrictMemorySafety", "LibraryEvolution", "MacrosOnImports", "DeferredCodeGen", "MoveOnlyClasses",
        "NoImplicitCopy", "OldOwnershipOperatorSpellings", "MoveOnlyEnumDeinits", "MoveOnlyTuples",
        "MoveOnlyPartialReinitialization", "ConsumeSelfInDeinit", "AccessLevelOnImport", "NoExplicitNonIsolated",
        "LayoutStringValueWitnesses", "LayoutStringValueWitnessesInstantiation", "OpaqueTypeErasure",
        "ReferenceBindings", "BuiltinModule", "PlaygroundExtendedCallbacks", "RawLayout", "Embedded", "Volatile",
        "SuppressedAssociatedTypes", "StructLetDestructuring", "LifetimeDependence", "StaticExclusiveOnly",
        "GroupActorErrors", "ClosureIsolation", "ObjCImplementationWithResilientStorage", "Sensitive",
        "DebugDescriptionMacro", "SE427NoInferenceOnExtension", "Extern", "SafeInteropWrappers",
        "AssumeResilientCxxTypes", "ImportNonPublicCxxMembers", "CoroutineAccessors", "AddressableParameters",
        "AddressableTypes", "CustomAvailability", "ConcurrencySyntaxSugar", "CompileTimeValues", "ClosureBodyMacro",
        "AllowRuntimeSymbolDeclarations", "Lifetimes", "ImportMacroAliases", "SwiftRuntimeAvailability",
        "StandaloneSwiftAvailability", "AnyAppleOSAvailability", "CheckImplementationOnly",
    ]
}
