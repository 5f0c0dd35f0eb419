import SwiftParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files that as many threads as cores read, or read and parse.
final class ParallelWork: @unchecked Sendable {
    private let files: [String]
    private let work: ParseFloor.Work
    private var lock = pthread_mutex_t()
    private var next = 0
    private var byteCount = 0

    init(files: [String], work: ParseFloor.Work) {
        self.files = files
        self.work = work
        pthread_mutex_init(&lock, nil)
    }

    /// The number of bytes of all files.
    func run() -> Int {
        let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 64 << 20)
        var threads: [pthread_t] = []
        for _ in 0..<count {
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            let work = Unmanaged.passRetained(self).toOpaque()
            pthread_create(
                &thread, &attributes,
                { argument in
                    #if canImport(Darwin)
                        Unmanaged<ParallelWork>.fromOpaque(argument).takeRetainedValue().loop()
                    #else
                        if let argument { Unmanaged<ParallelWork>.fromOpaque(argument).takeRetainedValue().loop() }
                    #endif
                    return nil
                }, work)
            #if canImport(Darwin)
                if let thread { threads.append(thread) }
            #else
                threads.append(thread)
            #endif
        }
        for thread in threads { pthread_join(thread, nil) }
        return byteCount
    }

    private func loop() {
        while let position = take() {
            let bytes = contents(of: files[position])
            if work == .parse {
                let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
                withExtendedLifetime(tree) {}
            }
            pthread_mutex_lock(&lock)
            byteCount += bytes.count
            pthread_mutex_unlock(&lock)
        }
    }

    private func take() -> Int? {
        pthread_mutex_lock(&lock)
        defer { pthread_mutex_unlock(&lock) }
        guard next < files.count else { return nil }
        next += 1
        return next - 1
    }

    private func contents(of path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
    }
}
