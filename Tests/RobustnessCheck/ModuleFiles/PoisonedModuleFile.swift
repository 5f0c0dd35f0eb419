import DpendKit
import SeededRandom

/// A module file with code in one or more of its fields, beside one that has harmless names there.
struct PoisonedModuleFile {
    /// The module file, and an application that links it.
    private(set) var text = ""
    private(set) var application = LibraryTemplate.bareApplication
    /// The same with harmless names: plain ones, and ones that need backticks, both with a lowercase first letter.
    /// dpend writes each kind in another way in some places.
    private(set) var twins: [(text: String, application: String)] = []
    /// The library, if its names are legal.
    private(set) var library: String?
    private(set) var description = ""
    /// Why dpend wrote no module file for the library.
    private(set) var refusal: String?
    let container: ContainerKind
    /// The suffix of names that must be unique when several inputs are compiled together.
    let suffix: String

    /// The name of the class of the container.
    var containerName: String { "Container\(suffix)" }
    var rootName: String { "RootImpl\(suffix)" }

    private static let harmless = ["Poison", "Poison of a name", "poison", "poison of a name"]

    /// Whether an input has legal names, so that all generated code must compile.
    static func hasLegalNames(_ number: Int) -> Bool { number.isMultiple(of: 4) }

    init(number: Int, container: ContainerKind, seed: UInt64, _ templates: Templates) {
        self.container = container
        suffix = "_\(number)\(container.rawValue.prefix(1))"
        var random = RandomSource(
            seed: seed ^ (UInt64(number) &* 0xA076_1D64_78BD_642F) ^ UInt64(container.rawValue.utf8.count))
        if Self.hasLegalNames(number) {
            rename(&random, templates.generation)
        } else {
            inject(number, &random, templates.all[container.rawValue])
        }
    }

    // MARK: Legal names

    private mutating func rename(_ random: inout RandomSource, _ generation: Generation) {
        let template = generation.template(container)
        var names: [String: String] = [:]
        for name in LibraryTemplate.types + LibraryTemplate.applicationTypes { names[name] = name + suffix }
        var harmless = names
        var changes: [String] = []
        for _ in 0...random.number(below: 4) {
            let name = random.element(of: LibraryTemplate.types + LibraryTemplate.members)
            let payload = random.element(of: Payload.rawNames)
            let isPlain = payload.allSatisfy { $0.isLetter || $0.isNumber }
            let plain = LibraryTemplate.types.contains(name) ? name + suffix : name
            names[name] = "`\(plain)\(payload)`"
            harmless[name] = isPlain ? "\(plain)Raw" : "`\(plain) of a name`"
            changes.append("\(name): \(names[name] ?? "")")
        }
        description = "\(container.rawValue): \(changes.joined(separator: "; "))"
        let library = LibraryTemplate.replacing(names, in: template.library)
        application = LibraryTemplate.replacing(names, in: template.application)
        self.library = library
        let made = generation.moduleFile(of: library, template)
        guard let text = made.text,
            let twin = generation.moduleFile(of: LibraryTemplate.replacing(harmless, in: template.library), template)
                .text
        else {
            refusal = "\(made)"
            return
        }
        self.text = text
        twins = [(twin, LibraryTemplate.replacing(harmless, in: template.application))]
    }

    // MARK: Code

    private mutating func inject(_ number: Int, _ random: inout RandomSource, _ original: Original?) {
        guard let original else { return }
        let (document, places) = (original.document, original.places)
        var poisoned = document
        var harmless = Self.harmless.map { (name: $0, document: document) }
        if let actor = original.actors.first, number % 8 == 3 {
            // Few places contain the name of an actor, and generated code writes it specially.
            let payload = random.element(of: Payload.rawNames + Payload.swift)
            poisoned = actor.replacing(in: poisoned) { _ in "`\(payload)`" }
            for (position, twin) in harmless.enumerated() {
                harmless[position].document = actor.replacing(in: twin.document) { _ in "`\(twin.name)`" }
            }
            description = "\(container.rawValue): \(actor.description): `\(payload)`"
        } else if random.number(below: 5) == 0 {
            let (payload, style) = Self.payload(&random)
            let name = random.element(of: LibraryTemplate.types + LibraryTemplate.members)
            poisoned = JSONPlace.replacingAll(in: poisoned) {
                LibraryTemplate.replacing([name: style(payload)], in: $0)
            }
            for (position, twin) in harmless.enumerated() {
                harmless[position].document = JSONPlace.replacingAll(in: twin.document) {
                    LibraryTemplate.replacing([name: style(twin.name)], in: $0)
                }
            }
            description = "\(container.rawValue): \(name) everywhere: \(style(payload))"
        } else {
            // Each place has its turn. Some inputs have two.
            for turn in 0...(random.number(below: 4) == 0 ? 1 : 0) {
                let place =
                    turn == 0 ? places[(number / 4 * 3 + number % 4 - 1) % places.count] : random.element(of: places)
                let (payload, style) = Self.payload(&random)
                let form = random.number(below: 8)
                let wrapper = random.element(of: Self.wrappers)
                let word = random.number(below: 3)
                poisoned = place.replacing(in: poisoned) { Self.change($0, form, wrapper, word, style(payload)) }
                for (position, twin) in harmless.enumerated() {
                    harmless[position].document = place.replacing(in: twin.document) {
                        Self.change($0, form, wrapper, word, style(twin.name))
                    }
                }
                description +=
                    "\(description.isEmpty ? "\(container.rawValue): " : "; ")\(place.description): \(Self.change("…", form, wrapper, word, style(payload)))"
            }
        }
        if random.number(below: 2) == 0 { application = original.application }
        application = LibraryTemplate.replacing(["RootImpl": rootName], in: application)
        text = poisoned.compact
        twins = harmless.map { ($0.document.compact, application) }
    }

    /// A text, and the form in which it is a name.
    private static func payload(_ random: inout RandomSource) -> (String, (String) -> String) {
        let payload = Payload.any(&random)
        return switch random.number(below: 4) {
        case 0: (payload, { $0 })
        case 1: (payload, { "`\($0)`" })
        case 2: (payload, { "`Alder\($0)`" })
        default: (payload, { "Alder\($0)" })
        }
    }

    /// Types that contain another type.
    private static let wrappers: [@Sendable (String) -> String] = [
        { "Optional<\($0)>" }, { "[\($0)]" }, { "(\($0)) -> Int" }, { "(Int) -> \($0)" }, { "() throws(\($0)) -> Int" },
        { "(a: Int, \($0): Int)" }, { "(a: \($0), b: Int)" },
        { "[Int: \($0)]" }, { "\($0)?" }, { "\($0).Type" }, { "any \($0)" }, { "\($0) & Sendable" }, { "Lib.\($0)" },
        { "\($0).Nutmeg" }, { "Lazy<\($0)>" }, { "Tagged<Int, \($0)>" },
        { "@\($0) () -> Int" }, { "~\($0)" }, { "[3 of \($0)]" }, { "repeat each \($0)" }, { "Lib::\($0)" },
        { "(\($0))" }, { "Oak<\($0)>.Pine" }, { "some \($0)" },
    ]

    private static func change(
        _ text: String, _ form: Int, _ wrapper: (String) -> String, _ word: Int, _ payload: String
    ) -> String {
        switch form {
        case 0, 1: return payload
        case 2: return text + payload
        case 3: return payload + text
        case 4: return wrapper(payload)
        case 5: return wrapper(text) + payload
        default:
            // Instead of one of its words.
            let words = text.split { !$0.isLetter && !$0.isNumber }
            guard !words.isEmpty else { return payload }
            let range = words[word % words.count]
            return text[..<range.startIndex] + payload + text[range.endIndex...]
        }
    }

    // MARK: The harmless module file

    /// The file that receives the code.
    struct Original: Sendable {
        var document: JSONValue
        var places: [JSONPlace]
        var application: String
        /// The places of providers' global actors.
        var actors: [JSONPlace]

        init(_ document: JSONValue, _ application: String) {
            self.document = document
            self.application = application
            places = JSONPlace.all(in: document)
            actors = places.filter { place in
                if !place.isName, case .field("globalActor")? = place.steps.last { true } else { false }
            }
        }
    }

    /// The harmless module files, by container.
    struct Templates: Sendable {
        let generation: Generation
        let all: [String: Original]

        init(_ generation: Generation) throws(CheckOptions.Mistake) {
            self.generation = generation
            var all: [String: Original] = [:]
            for container in ContainerKind.allCases {
                let template = generation.template(container)
                let made = generation.moduleFile(of: template.library, template)
                guard let document = made.text.flatMap(jsonValue) else {
                    throw CheckOptions.Mistake(
                        message: "dpend writes no module file for the template of \(container.rawValue): \(made)")
                }
                all[container.rawValue] = Original(document, template.application)
            }
            self.all = all
        }
    }
}
