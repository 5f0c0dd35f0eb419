import Foundation

/// How long objects took to make in one run of a program, from the file that generated code with `--trace` writes.
struct MeasuredDurations {
    /// The first time that each object was made, in microseconds.
    private var events: [String: (begin: Double, end: Double)] = [:]

    /// Reads a file in the form of chrome://tracing: an array of events, whose end may be missing.
    ///
    /// - Throws: ``InputError`` for a file that is missing or has another form.
    init(path: String) throws(InputError) {
        var text = try FactoryLoader.readText(path, .document)
        text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // A program that is ended does not close the array.
        if !text.hasSuffix("]") { text = (text.hasSuffix(",") ? String(text.dropLast()) : text) + "]" }
        let document: JSONValue
        do throws(JSONValue.Failure) {
            document = try JSONValue(parsing: text)
        } catch {
            throw InputError(error, at: path, "not a trace of generated code")
        }
        guard case .array(let all) = document else {
            throw InputError(.malformed, "a trace must be an array of events", at: path)
        }
        var begun: [Double: Double] = [:]
        for (number, event) in all.enumerated() {
            guard case .object(let fields) = event, case .string(let name) = fields["name"],
                case .string(let phase) = fields["ph"],
                case .number(let time) = fields["ts"]
            else { throw InputError(.malformed, "event \(number + 1) has no 'name', 'ph' and 'ts'", at: path) }
            let id: Double = if case .number(let id) = fields["id"] { id } else { 0 }
            switch phase {
            case "X": if case .number(let duration) = fields["dur"] { add(name, time, time + duration) }
            case "b": begun[id] = time
            case "e": if let begin = begun.removeValue(forKey: id) { add(name, begin, time) }
            default: break
            }
        }
        if events.isEmpty { throw InputError(.malformed, "the trace has no object", at: path) }
    }

    private mutating func add(_ name: String, _ begin: Double, _ end: Double) {
        // An object of a nested container has the container after its name.
        let name = name.components(separatedBy: " in ")[0]
        if events[name].map({ begin < $0.begin }) ?? true { events[name] = (begin, end) }
    }

    /// The time that a provider took after the last object that it requires was there.
    func own(_ name: String, after required: [String]) -> Double {
        guard let event = events[name] else { return 0 }
        let ends = required.compactMap { events[$0]?.end }.filter { $0 > event.begin && $0 <= event.end }
        return event.end - (ends.max() ?? event.begin)
    }

    /// The least time that is more than 0 in milliseconds with one digit.
    static let leastShown = 50.0

    /// A time in milliseconds.
    static func text(_ microseconds: Double) -> String { String(format: "%.1f ms", microseconds / 1000) }
}
