/// The texts that agents read before they work.
enum AgentPages {
    /// How to work in a project with dpend.
    static let introduction = """
        dpend wires the dependencies of this Swift project at build time. Ask it instead of guessing.
        1. A class becomes a provider if its name matches a filter. Its initializer's parameters are its requirements.
        2. To require something, add a parameter of the protocol's type to the initializer. Write no registration.
        3. After each change call 'check'. Each problem has its place and remedies; the likeliest remedy comes first.
        4. 'explain KEY' says what provides a key and why; 'who_requires' and 'path' show what a change affects.
        5. A parameter that is known only at run time is '@Assisted'. Never edit a file whose first line names dpend.
        """

    /// The pages that help to wire, with what they are about.
    static let pages: [(name: String, summary: String)] = [
        ("Providers", "which provider a parameter gets, run-time values, external values, decorators"),
        ("TagsAndScopes", "tags for several of one type, and scopes"),
        ("ExplicitConfigurations", "classes of frameworks, and values with arguments"),
        ("Configuration", "the keys of .dpend.yml"),
        ("Diagnostics", "each kind of problem, with an example and its remedies"),
        ("Troubleshooting", "symptoms and their causes"),
        ("Testing", "other providers in tests and previews"),
        ("Glossary", "the words"),
    ]
}
