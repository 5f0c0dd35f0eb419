/// Mermaid's flowcharts: characters that mean something to Mermaid, to Markdown or to HTML are written by their numbers.
package enum MermaidSyntax: OutputSyntax {
    package static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "(", ")", "-", "…": nil
            default: scalar.properties.isAlphabetic ? nil : "#\(scalar.value);"
            }
        }
    }
}
