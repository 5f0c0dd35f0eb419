import SwiftSyntax

extension DeclarationModifiers {
    /// Reads the modifiers and attributes before a declaration.
    ///
    /// - Parameter conditions: Decide about `@available`; nil if it does not matter.
    init(
        _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
        _ conditions: ConditionalCompilation? = nil
    ) {
        for modifier in modifiers {
            // `private(set)` restricts only the setter.
            guard case .keyword(let keyword) = modifier.name.tokenKind, modifier.detail == nil else { continue }
            switch keyword {
            case .open: access = .open
            case .public: access = .public
            case .package: access = .package
            case .internal: access = .internal
            case .fileprivate: access = .fileprivate
            case .private: access = .private
            case .nonisolated: isNonisolated = true
            case .convenience: isConvenience = true
            case .static, .class: isStatic = true
            case .override: isOverride = true
            default: break
            }
        }
        if attributes.isEmpty { return }
        for case .attribute(let attribute) in attributes {
            let name = attribute.nameText
            self.attributes.append(name)
            if name == "available", let conditions, case .availability(let arguments) = attribute.arguments {
                read(arguments, conditions)
            }
        }
    }
}

extension DeclarationModifiers {
    /// Reads `@available(iOS 26, macOS 26, *)` or `@available(iOS, introduced: 26, obsoleted: 27)`.
    private mutating func read(_ arguments: AvailabilityArgumentListSyntax, _ conditions: ConditionalCompilation) {
        var subject: String?
        for argument in arguments {
            switch argument.argument {
            case .availabilityVersionRestriction(let restriction):
                guard let version = restriction.version.flatMap({ VersionNumber($0.trimmedDescription) }) else {
                    continue
                }
                noteIntroduction(restriction.platform.text, version, conditions)
            case .token(let word):
                if word.text != "unavailable" {
                    subject = subject ?? word.text
                } else if conditions.concerns(subject ?? "") {
                    isUnavailable = true
                }
            case .availabilityLabeledArgument(let labeled):
                guard let subject, case .version(let text) = labeled.value,
                    let version = VersionNumber(text.trimmedDescription)
                else { continue }
                switch labeled.label.text {
                case "introduced": noteIntroduction(subject, version, conditions)
                case "obsoleted": if conditions.isObsolete(since: version, on: subject) { isUnavailable = true }
                default: break
                }
            }
        }
    }

    private mutating func noteIntroduction(
        _ name: String, _ version: VersionNumber, _ conditions: ConditionalCompilation
    ) {
        if name == "swift" {
            if conditions.compiler.languageVersion < version { isUnavailable = true }
        } else if let platform = Availability.platform(name), !conditions.isMet(version, on: platform) {
            availability.insert(.init(platform: platform, version: version))
        }
    }
}

extension ConditionalCompilation {
    /// Whether a part of an `@available` attribute for a platform concerns this run.
    fileprivate func concerns(_ name: String) -> Bool {
        if name == "*" { return true }
        guard let written = Availability.platform(name) else { return name == "swift" }
        return written == platform.conditionName
    }

    /// Whether the code runs only on versions that have a declaration.
    fileprivate func isMet(_ version: VersionNumber, on name: String) -> Bool {
        Platform(rawValue: name.lowercased()).flatMap { deploymentTargets[$0] }.map { version <= $0 } ?? false
    }

    /// Whether the code runs only on versions that no longer have a declaration.
    fileprivate func isObsolete(since version: VersionNumber, on name: String) -> Bool {
        if name == "swift" { return compiler.languageVersion >= version }
        return Availability.platform(name).map { isMet(version, on: $0) } ?? false
    }
}

extension Effects {
    /// Reads `async` and `throws` of a function or an initializer.
    init(_ specifiers: FunctionEffectSpecifiersSyntax?) {
        self.init(
            isThrowing: specifiers?.throwsClause?.throwsErrors == true, isAsync: specifiers?.asyncSpecifier != nil)
    }
}
