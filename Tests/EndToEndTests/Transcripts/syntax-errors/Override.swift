// Swift takes the second for a name, the parser of dpend for a modifier.
final class `override` {}
final class override {}
final class open { init(name: `override`) {} }
