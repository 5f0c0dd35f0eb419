/// The work that dpend does for one input, at most in proportion to the input's size.
///
/// References in an input can multiply the work, as in `let a = b + b; let b = c + c`. A limit on their depth does
/// not prevent that.
final class WorkBudget {
    private var rest: Int

    /// - Parameter size: The size of the input in bytes.
    init(forInputOf size: Int) {
        rest = 64 * size + 10_000
    }

    /// Takes work from the budget.
    ///
    /// - Returns: Whether the budget was sufficient. If it was not, it is not sufficient for anything else.
    func spend(_ work: Int = 1) -> Bool {
        rest -= min(work, max(rest, 0) + 1)
        return rest >= 0
    }
}
