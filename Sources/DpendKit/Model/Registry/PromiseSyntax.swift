/// How code keeps the promise of a key that only other code registers, for advice.
///
/// In its texts `{key}` stands for the key, `{container}` and `{name}` for the parts of a key that is a property,
/// `{type}` for the type of its value, `{instance}` for the code that makes the value, and `{access}` for `public ` if
/// other modules see the key.
package enum PromiseSyntax: Sendable, Equatable {
    /// A statement after another one that registers. The requests for other keys are written like `argument`.
    case statement(String, argument: String)
    /// A declaration at the end of a file that imports one of the library's modules.
    case declaration(String, modules: Set<String>)
}
