/// Mermaid's flowcharts. Characters with a meaning in Mermaid, Markdown or HTML are written as numbers.
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
