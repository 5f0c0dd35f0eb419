import DpendKit
import Foundation

/// The document that a text is, by Foundation alone.
func jsonValue(_ text: String) -> JSONValue? { try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }
