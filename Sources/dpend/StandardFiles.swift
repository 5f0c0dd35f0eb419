import DpendKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The standard streams and arguments of the process.
enum StandardFiles {
    /// Ensures that no file gets the number of a closed standard stream, and that exceeding a limit on file sizes is
    /// reported.
    static func prepare() {
        signal(SIGXFSZ, SIG_IGN)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 && errno == EBADF
        {
            // Writing to it fails, as before.
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// The error for an argument that is not UTF-8, which would name another file.
    static var unreadableArgument: InputError? {
        for position in 0..<Int(CommandLine.argc) {
            guard let argument = CommandLine.unsafeArgv[position], String(validatingCString: argument) == nil else {
                continue
            }
            return InputError(.usage, "the argument '\(String(cString: argument))' is not UTF-8")
        }
        return nil
    }

    /// Writes a text. Returns the system's message if it could not be written completely. It is not a failure if the
    /// reader has exited, as `head` does.
    static func write(_ text: OutputText, to stream: Int32) -> String? {
        // Text that was printed before comes first, even if both streams go to one file.
        fflush(nil)
        for piece in text.pieces { if let failure = write(piece, to: stream) { return failure } }
        return nil
    }

    /// Waits for bytes on standard input; nil at its end.
    @Sendable static func readInput() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count > 0 { return Array(buffer[..<count]) }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Writes an answer to standard output. The other program may be gone.
    @Sendable static func answer(_ text: String) { _ = write(text, to: STDOUT_FILENO) }

    private static func write(_ piece: String, to stream: Int32) -> String? {
        var piece = piece
        return piece.withUTF8 { bytes in
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

/// `read(2)`, which a method could hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
