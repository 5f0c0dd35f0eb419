import Testing

// Swift Testing has exit tests since 6.2.
#if compiler(>=6.2)
    extension ExitTest.Result {
        /// The process's output on standard error.
        var standardError: String {
            String(decoding: standardErrorContent, as: UTF8.self)
        }
    }
#endif
