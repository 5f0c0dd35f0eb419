import DpendKit
import Foundation

/// The document in a text, read by Foundation alone.
func jsonValue(_ text: String) -> JSONValue? { try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }
