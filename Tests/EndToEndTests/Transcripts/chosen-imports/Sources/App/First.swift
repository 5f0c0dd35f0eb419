import A
import B
import class A.Cache

final class FirstImpl { init(cache: Cache) {} }
