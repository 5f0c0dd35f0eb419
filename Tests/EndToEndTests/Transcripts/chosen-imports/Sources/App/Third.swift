import A
import B

final class ThirdImpl { init(store: Store) {} }
