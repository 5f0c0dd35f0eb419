import DpendRuntime
import Lib

final class UserImpl {
    init(key: Tagged<`Key; exit(1)`, `a tag #1`>, text: any `K" + { print(666); return String() }() + "`, tagged: Tagged<Key, `T" + x + "`>) {}
}
