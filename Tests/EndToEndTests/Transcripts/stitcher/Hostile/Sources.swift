import StitcherMacros

@Registerable
final class `a"; exit(1) //` { init() {} }

@Registerable
final class `class` { init() {} }

@Registerable
private final class Hidden { init() {} }

@Registerable
final class `two.parts` { init() {} }
