/// Marks a type that distinguishes dependencies of one type (thesis A.5).
///
/// Only the type is used, never a value of it. So use an enumeration without cases, which has no values and no
/// subtypes.
///
/// ```swift
/// enum Bar: DependencyTag {}
/// ```
public protocol DependencyTag {}
