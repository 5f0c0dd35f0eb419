final class OnlyInBodiesImpl {
    func run() {
        #if arch(arm64)
        print("arm64")
        #endif
    }
}
