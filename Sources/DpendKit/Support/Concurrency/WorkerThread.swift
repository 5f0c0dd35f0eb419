import Foundation

/// Threads that the system may refuse, because it limits their number and the memory of their stacks.
enum WorkerThread {
    /// Runs work on its own thread. Returns false if the system refuses a thread; the work then has not begun.
    static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let work = Unmanaged.passRetained(Work(work))
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        #if canImport(Darwin)
            let status = pthread_create(&thread, &attributes, { argument in Work.run(argument) }, work.toOpaque())
        #else
            let status = pthread_create(
                &thread, &attributes, { argument in argument.flatMap(Work.run) }, work.toOpaque())
        #endif
        if status != 0 { work.release() }
        return status == 0
    }

    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }

        @Sendable static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
            let work = Unmanaged<Work>.fromOpaque(work).takeRetainedValue()
            #if canImport(ObjectiveC)
                autoreleasepool { work.run() }
            #else
                work.run()
            #endif
            return nil
        }
    }
}
