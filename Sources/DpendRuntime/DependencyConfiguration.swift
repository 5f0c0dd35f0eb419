/// Marks a class whose methods declare explicit dependencies (thesis A.5).
///
/// dpend picks such a class up without any filter. Each of its methods and properties of type
/// ``DependencyRegistration`` declares one dependency, and the method's parameters are what that dependency needs.
/// A configuration in a library has to be `public`, and so do its methods, for an application to use it.
///
/// ```swift
/// class FooConfiguration: DependencyConfiguration {
///     func barService(fooService: Tagged<FooService, Bar>) -> DependencyRegistration<BarService> {
///         DependencyRegistration { DefaultBarService(fooService: fooService.dependency) }
///     }
/// }
/// ```
public protocol DependencyConfiguration: AnyObject {}
