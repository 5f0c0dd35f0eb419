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
    /// One of ``SourceDeclarations/containerWords``
    var areContainerCallsPossible: Bool
    /// `makeContainer`
    var areContainersPossible: Bool
    /// `protocol Closable`
    var isClosableDeclared: Bool
    /// `dpend:`
    var areMarksPossible = true

    init(_ text: UnsafeBufferPointer<UInt8>) {
        areContainerCallsPossible = SourceDeclarations.containerWords.contains { text.contains($0) }
        areContainersPossible = text.contains("makeContainer")
        areRegistrationsPossible = text.contains("DependencyRegistration")
        areInjectionsPossible = text.contains("Injected")
        isClosableDeclared = text.contains("protocol Closable")
        areAnnotationsPossible = text.contains("@Weaver") || text.contains("weaver:")
        areOutlinesPossible = text.contains("NeedleFoundation")
    }
}
