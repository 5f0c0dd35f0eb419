/// The variants of `--conditions` and `--variants`.
extension Settings {
    /// The word for a variant without any condition.
    private static let noCondition = "none"

    /// `DEBUG,ios`, or `none`
    ///
    /// - Throws: ``InputError`` of usage for a word that is not a valid name.
    package static func variant(_ text: String) throws(InputError) -> [String] {
        if text == noCondition { return [] }
        var words: [String] = []
        for word in text.split(separator: ",") { words.append(try define(String(word))) }
        return words
    }

    /// The variants that the runs over some targets judge; nil if there is only one build.
    ///
    /// The variants on the command line hold for all targets, as far as one of them varies. A condition that the file
    /// defines for a target is fixed for this target.
    ///
    /// - Throws: ``InputError`` for variants that contradict each other.
    static func variants(of targets: [ConfigurationFile.Target]) throws(InputError) -> Variants? {
        let all = targets.map(\.settings)
        let commandLine = all.filter {
            ($0.conditions?.first).map { $0.location == nil } ?? ($0.variants?.first).map { $0.location == nil }
                ?? false
        }
        guard let variants = try written(commandLine.isEmpty ? all : commandLine) else { return nil }
        let fixed = all.flatMap { $0.defines ?? [] }.filter { $0.location == nil }.map(\.value)
        if let remaining = variants.fixing(Set(fixed)) { return remaining }
        throw InputError(
            .usage,
            "no variant has \(Set(fixed).intersection(variants.conditions).sorted().map { "'\($0)'" }.joined(separator: " and "))"
        )
    }

    /// The variants that settings ask for.
    private static func written(_ all: [Settings]) throws(InputError) -> Variants? {
        let named = DistinctElements(all.compactMap { $0.variants?.map(\.value) }).all
        let conditions = all.flatMap { settings in
            (settings.conditions ?? []).filter { condition in
                settings.defines?.contains { $0.value == condition.value && $0.location != nil } != true
            }
        }
        guard let first = named.first else {
            if conditions.isEmpty { return nil }
            return try located(conditions[0].location) { () throws(InputError) in
                try Variants(conditions: conditions.map(\.value))
            }
        }
        let location = all.lazy.compactMap { $0.variants?.first?.location }.first
        guard named.count == 1, conditions.isEmpty else {
            throw InputError(
                .malformed, "all targets have the same variants, but these differ", at: location?.description)
        }
        return try located(location) { () throws(InputError) in try Variants(named: first) }
    }

    /// The result of a check whose error has a place in the configuration file.
    private static func located<Value>(
        _ location: SourceLocation?, _ check: () throws(InputError) -> Value
    ) throws(InputError) -> Value {
        do throws(InputError) {
            return try check()
        } catch {
            throw InputError(location == nil ? error.kind : .malformed, error.message, at: location?.description)
        }
    }

    /// Targets with their settings in the variant that has the fewest conditions, for what concerns only one build.
    ///
    /// - Throws: The errors of ``variants(of:)``.
    package static func plainest(_ targets: [ConfigurationFile.Target], among all: [ConfigurationFile.Target])
        throws(InputError) -> [ConfigurationFile.Target]
    {
        guard let variants = try variants(of: all) else { return targets }
        let variant = variants.all[variants.plainest]
        return targets.map { .init(name: $0.name, settings: $0.settings.applying(variant, of: variants)) }
    }

    /// The settings for one of the variants.
    func applying(_ variant: Variant, of variants: Variants) -> Settings {
        var settings = self
        settings.variantsOfRun = variants
        settings.platform = variant.platform ?? platform
        settings.defines = (defines ?? []) + variants.conditions.filter(variant.conditions.contains).map { Placed($0) }
        return settings
    }
}
