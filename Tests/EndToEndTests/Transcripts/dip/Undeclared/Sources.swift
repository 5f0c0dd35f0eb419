import Dip

final class S {}

func fill(_ c: DependencyContainer) { c.register { S() } }
