import DpendKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a program is started with: its standard streams and its arguments, as the system has them.
enum StandardFiles {
    /// Makes sure that no file gets the number of a standard stream that was closed, and that a limit on the size of files is told.
    static func prepare() {
        signal(SIGXFSZ, SIG_IGN)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 && errno == EBADF {
            // Nothing can be written there, as before.
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// The error of an argument that is not UTF-8: it would name another file.
    static var unreadableArgument: InputError? {
        for position in 0..<Int(CommandLine.argc) {
            guard let argument = CommandLine.unsafeArgv[position], String(validatingCString: argument) == nil else { continue }
            return InputError(.usage, "the argument '\(String(cString: argument))' is not UTF-8")
        }
        return nil
    }

    /// Writes a text, and tells what the system says where it could not be written to its end. Whoever reads it may have gone, as `head`
    /// does; that is not a failure.
    static func write(_ text: OutputText, to stream: Int32) -> String? {
        // What was printed before comes before it, also where both streams go to one file.
        fflush(nil)
        var text = text.text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let step = systemWrite(stream, rest.baseAddress, rest.count)
                if step > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[step...])
                } else if errno == EAGAIN {
                    var request = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
                    poll(&request, 1, -1)
                } else if errno == EPIPE {
                    return nil
                } else if errno != EINTR {
                    return String(cString: strerror(errno))
                }
            }
            return nil
        }
    }
}

/// `write(2)`, which a method of that name hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
