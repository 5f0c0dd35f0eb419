/// The content of an output in one variant.
enum OutputContent {
    case swift(SwiftFile)
    /// A module file: a function that appends its elements.
    case moduleFile((_ append: (JSONValue) -> Void) -> Void)
    /// The file of another generator.
    case text(String)

    /// The text of a single variant.
    var text: String {
        switch self {
        case .swift(let file): file.text
        case .moduleFile(let elements): JSONWriter.prettyPrintedArray(elements)
        case .text(let text): text
        }
    }

    /// The text of one file for all variants.
    ///
    /// - Throws: ``InputError`` of usage for the file of another generator that differs between variants.
    static func text(of contents: [OutputContent], _ variants: Variants?, path: String) throws(InputError) -> String {
        guard let variants, contents.count > 1 else { return contents[0].text }
        switch contents[0] {
        case .swift:
            return SwiftMerger.merge(
                contents.compactMap { if case .swift(let file) = $0 { file.outline } else { nil } }, of: variants)
        case .moduleFile:
            return ModuleFileMerger.merge(
                contents.compactMap { content in
                    guard case .moduleFile(let elements) = content else { return nil }
                    var all: [JSONValue] = []
                    elements { all.append($0) }
                    return all
                }, of: variants)
        case .text(let text):
            if let other = contents.firstIndex(where: { $0.text != text }) {
                let condition = variants.condition(of: [other], among: Set(contents.indices))
                throw InputError(
                    .usage,
                    "the file of another generator cannot keep conditions, and it differs \(condition.words); choose one variant with '--variants'",
                    at: path)
            }
            return text
        }
    }
}
