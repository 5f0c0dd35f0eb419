import DpendRuntime

enum Words {
    // Words that mean something beside a declaration.
    final class `override` { init() {} }
    final class lazyImpl {}
}
final class OptionalWordImpl { init(word: Words.override, optional: Words.override?, `repeat`: Words.lazyImpl) {} }
