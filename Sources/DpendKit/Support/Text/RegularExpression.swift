import CPCRE2

/// A compiled PCRE2 pattern.
///
/// It is compiled once and matched many times, with the just-in-time compiler if PCRE2 has one. Limits ensure that no
/// pattern can hang a build. One thread at a time uses a value.
final class RegularExpression {
    /// The pattern as the user wrote it.
    let pattern: String

    private let code: OpaquePointer
    private let matchData: OpaquePointer
    private let matchContext: OpaquePointer

    /// The maximum backtracking of a match. Patterns like `(a+)+$` reach it within a millisecond.
    private static let matchLimit: UInt32 = 100_000

    /// Compiles a pattern.
    ///
    /// - Throws: ``Failure`` with PCRE2's message and the offset of the mistake.
    convenience init(_ pattern: String) throws(Failure) {
        try self.init(pattern, described: pattern)
    }

    /// Compiles a glob: `*` and `?` stay within a path component, and `**/` matches any number of components.
    ///
    /// - Throws: ``Failure`` when the glob is malformed.
    convenience init(glob: String) throws(Failure) {
        var buffer: UnsafeMutablePointer<UInt8>?
        var length = 0
        let utf8 = Array(glob.utf8)
        let status = pcre2_pattern_convert_8(
            utf8, utf8.count, UInt32(PCRE2_CONVERT_GLOB) | UInt32(PCRE2_CONVERT_UTF), &buffer, &length, nil)
        guard status == 0, let buffer else {
            throw Failure(pattern: glob, reason: Self.message(of: status), offset: length)
        }
        defer { pcre2_converted_pattern_free_8(buffer) }
        let converted = String(decoding: UnsafeBufferPointer(start: buffer, count: length), as: UTF8.self)
        try self.init(converted, described: glob)
    }

    private init(_ regularExpression: String, described: String) throws(Failure) {
        var status: Int32 = 0
        var offset = 0
        let utf8 = Array(regularExpression.utf8)
        guard
            let code = pcre2_compile_8(
                utf8, utf8.count, UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP), &status, &offset, nil)
        else {
            throw Failure(pattern: described, reason: Self.message(of: status), offset: offset)
        }
        guard let matchData = pcre2_match_data_create_from_pattern_8(code, nil),
            let matchContext = pcre2_match_context_create_8(nil)
        else { preconditionFailure("PCRE2 is out of memory") }
        // Without a just-in-time compiler, the interpreter gives the same results.
        pcre2_jit_compile_8(code, UInt32(PCRE2_JIT_COMPLETE))
        pcre2_set_match_limit_8(matchContext, Self.matchLimit)
        pcre2_set_depth_limit_8(matchContext, Self.matchLimit)
        pattern = described
        self.code = code
        self.matchData = matchData
        self.matchContext = matchContext
    }

    deinit {
        pcre2_match_context_free_8(matchContext)
        pcre2_match_data_free_8(matchData)
        pcre2_code_free_8(code)
    }

    /// The only text that the pattern matches, such as `A.B` for `^A\.B$`; nil if that is not obvious.
    private(set) lazy var onlyMatch: String? = {
        guard pattern.hasPrefix("^"), pattern.hasSuffix("$"), pattern.utf8.count > 2 else { return nil }
        var text = ""
        var isEscaped = false
        for character in pattern.dropFirst().dropLast() {
            // Other letters may have two encodings.
            guard character.isASCII else { return nil }
            switch character {
            case "." where isEscaped, "_" where !isEscaped, "0"..."9" where !isEscaped, "A"..."Z" where !isEscaped,
                "a"..."z" where !isEscaped:
                text.append(character)
                isEscaped = false
            case "\\" where !isEscaped: isEscaped = true
            default: return nil
            }
        }
        return isEscaped ? nil : text
    }()

    /// Whether the pattern matches a part of the text.
    ///
    /// - Throws: ``Failure`` when the match limit is reached.
    func matches(_ text: String) throws(Failure) -> Bool {
        var text = text
        let status = text.withUTF8 { bytes in
            pcre2_match_8(code, bytes.baseAddress, bytes.count, 0, 0, matchData, matchContext)
        }
        if status >= 0 { return true }
        if status == PCRE2_ERROR_NOMATCH { return false }
        throw Failure(pattern: pattern, reason: "\(Self.message(of: status)), on '\(text)'", offset: nil)
    }

    private static func message(of status: Int32) -> String {
        var buffer = [UInt8](repeating: 0, count: 256)
        let length = pcre2_get_error_message_8(status, &buffer, buffer.count)
        return String(decoding: buffer.prefix(Int(max(length, 0))), as: UTF8.self)
    }

    /// A text with the special characters of regular expressions escaped.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\^$.|?*+()[]{}".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    /// Why a pattern cannot be used.
    struct Failure: Error {
        let pattern: String
        let reason: String
        /// The offset in the pattern, in bytes.
        let offset: Int?
    }
}
