import DpendRuntime
import Lib

final class UserImpl {
    init(key: Tagged<`Key; exit(1)`, `a tag #1`>) {}
}
