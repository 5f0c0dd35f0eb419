/// Merges the module files of several variants to one. An element that not all of them have gets a condition.
enum ModuleFileMerger {
    /// The merged text.
    ///
    /// - Parameter files: The elements of each variant's file.
    static func merge(_ files: [[JSONValue]], of variants: Variants) -> String {
        let scope = Set(files.indices)
        let rows = AlignedRow.rows(of: files.enumerated().map { ([$0], $1) }) { $0 }
        return JSONWriter.prettyPrintedArray { append in
            for row in rows {
                var element = row.elements[0].element
                let chosen = row.variants
                if chosen != scope, case .object(var fields) = element {
                    fields[ModuleFileFormat.condition] = .string(variants.condition(of: chosen, among: scope).code)
                    element = .object(fields)
                }
                append(element)
            }
        }
    }
}
