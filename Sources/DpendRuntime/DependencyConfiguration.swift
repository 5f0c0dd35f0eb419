/// Marks a class whose methods declare explicit dependencies (thesis A.5).
///
/// dpend finds such a class without a filter. Each of its methods and properties of type ``DependencyRegistration``
/// declares a provider. The method's parameters are the requirements of that provider. For an application to use a
/// library's configuration, the class and its methods must be `public`.
///
/// ```swift
/// class FooConfiguration: DependencyConfiguration {
///     func barService(fooService: Tagged<FooService, Bar>) -> DependencyRegistration<BarService> {
///         DependencyRegistration { DefaultBarService(fooService: fooService.dependency) }
///     }
/// }
/// ```
public protocol DependencyConfiguration: AnyObject {}
