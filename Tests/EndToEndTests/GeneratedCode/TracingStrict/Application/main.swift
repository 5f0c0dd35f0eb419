import Foundation

let file = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID()).json")
unsafe setenv("DPEND_TRACE", file.path, 1)

let module = TracingModule()
_ = try await module.cacheImpl
let session = module.session(int: 4)
_ = session.screenImpl
_ = try await module.ticketImpl(seat: "4a")

struct Event: Decodable { var name: String, ph: String, ts: Double, dur: Double? }

let text = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
try FileManager.default.removeItem(at: file)
let events = try JSONDecoder().decode([Event].self, from: Data((text.dropLast() + "]").utf8))
for event in events where event.ph != "e" {
    let end = event.dur.map { event.ts + $0 } ?? events.first { $0.name == event.name && $0.ph == "e" }?.ts ?? 0
    print(event.ph, event.name, end >= event.ts)
}
