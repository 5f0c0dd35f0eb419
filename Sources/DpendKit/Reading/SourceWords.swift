/// Whether the text contains some words at all. Searching each member for them would take most of the time.
struct SourceWords {
    /// `DependencyRegistration`
    var areRegistrationsPossible: Bool
    /// `Injected`
    var areInjectionsPossible: Bool
    /// `weaver:`, `@Weaver`
    var areAnnotationsPossible: Bool
    /// `NeedleFoundation`
    var areOutlinesPossible: Bool
    /// `dpend:`
    var areMarksPossible = true

    init(_ text: UnsafeBufferPointer<UInt8>) {
        areRegistrationsPossible = text.contains("DependencyRegistration")
        areInjectionsPossible = text.contains("Injected")
        areAnnotationsPossible = text.contains("@Weaver") || text.contains("weaver:")
        areOutlinesPossible = text.contains("NeedleFoundation")
    }
}
