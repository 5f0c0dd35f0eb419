/// A weak reference that never changes. The compilers before `weak let` accept it as well.
struct WeakReference {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject?) { self.object = object }
}
