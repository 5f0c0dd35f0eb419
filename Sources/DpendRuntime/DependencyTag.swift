/// Marks a type that tells dependencies of one type apart (thesis A.5).
///
/// Only the type is used, never a value of it, so an enumeration without cases is recommended: nobody can make an
/// instance of it or inherit from it.
///
/// ```swift
/// enum Bar: DependencyTag {}
/// ```
public protocol DependencyTag {}
