import SwiftSyntax

/// Properties: registrations of configurations, injected properties, and stored properties of structures.
extension DeclarationReader {
    func read(_ syntax: VariableDeclSyntax, in parent: Int?) {
        guard let parent else { return }
        readState(syntax, in: parent)
        readMissingValue(syntax, in: parent)
        let isOfStruct = declarations.types[parent].kind == .struct
        guard isOfStruct || words.areRegistrationsPossible || words.areInjectionsPossible else { return }
        let injected = words.areInjectionsPossible && isDeclared(in: parent) ? syntax.attributes.injected : nil
        for binding in syntax.bindings {
            if isOfStruct, let pattern = binding.pattern.as(TuplePatternSyntax.self) {
                readStoredProperties(syntax, binding, pattern, of: parent)
            }
            let provided =
                words.areRegistrationsPossible
                ? (binding.typeAnnotation?.type).flatMap(RegistrationReader.providedType) : nil
            // Most properties are irrelevant, and examining them takes time.
            guard injected != nil || provided != nil || isOfStruct,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, !name.lacksName,
                binding.typeAnnotation?.lacksName != true
            else { continue }
            let modifiers = DeclarationModifiers(syntax.modifiers, syntax.attributes, conditions)
            if let injected {
                declarations.types[parent].injectedProperties.append(
                    .init(injected, of: syntax, binding, name.plainText, modifiers, &types, at: location(name)))
            }
            if let provided {
                readRegistration(binding, name, provided, modifiers, of: parent)
            } else if isOfStruct, isDeclared(in: parent), !modifiers.isStatic, binding.isStored,
                !syntax.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) })
            {
                readStoredProperty(syntax, binding, name, modifiers, of: parent)
            }
        }
    }

    private func readRegistration(
        _ binding: PatternBindingSyntax, _ name: TokenSyntax, _ provided: TypeSyntax,
        _ modifiers: DeclarationModifiers, of parent: Int
    ) {
        var effects = Effects.none
        var body: CodeBlockItemListSyntax?
        switch binding.accessorBlock?.accessors {
        case .getter(let statements): body = statements
        case .accessors(let accessors):
            let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
            body = getter?.body?.statements
            effects = Effects(
                isThrowing: getter?.effectSpecifiers?.throwsClause?.throwsErrors == true,
                isAsync: getter?.effectSpecifiers?.asyncSpecifier != nil)
        case nil: break
        }
        let reader = RegistrationReader(conditions: conditions, location: location)
        let result =
            binding.initializer.map { reader.read([$0.value]) } ?? reader.read(body, at: Syntax(name))
        effects.isThrowing = effects.isThrowing || result.effects.isThrowing
        effects.isAsync = effects.isAsync || result.effects.isAsync
        declarations.types[parent].registrations.append(
            RegistrationDeclaration(
                name: name.plainText, isProperty: true, modifiers: modifiers, parameters: [], isGeneric: false,
                provided: types.read(provided), effects: effects, configuration: result.settings,
                inactiveClause: inactiveClause, location: location(name)))
    }

    /// Records the first stored property of a class by which two objects can differ permanently, and constants that may
    /// be one.
    private func readState(_ syntax: VariableDeclSyntax, in parent: Int) {
        guard declarations.types[parent].kind == .class, declarations.types[parent].stateProperty == nil,
            isDeclared(in: parent),
            !syntax.holdsNoState
        else { return }
        guard syntax.bindingSpecifier.tokenKind == .keyword(.var) else {
            for binding in syntax.bindings where binding.accessorBlock == nil { readHeldObject(binding, in: parent) }
            return
        }
        let binding = syntax.bindings.first { $0.isStored && !$0.isCallback && !$0.isTool }
        declarations.types[parent].stateProperty = binding?.pattern.firstName
    }

    /// Notes whether only an initializer can give a property its value. Few classes have a macro that could write one.
    private func readMissingValue(_ syntax: VariableDeclSyntax, in parent: Int) {
        let type = declarations.types[parent]
        guard !type.lacksValue, type.kind == .class || type.kind == .actor, type.modifiers.macro != nil,
            isDeclared(in: parent), syntax.attributes.isEmpty, !syntax.holdsNoState
        else { return }
        let isConstant = syntax.bindingSpecifier.tokenKind == .keyword(.let)
        declarations.types[parent].lacksValue = syntax.bindings.contains { binding in
            let type = binding.typeAnnotation?.type
            let isOptional =
                type?.is(OptionalTypeSyntax.self) == true
                || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
            return binding.initializer == nil && binding.isStored && (isConstant || !isOptional)
        }
    }

    private func readHeldObject(_ binding: PatternBindingSyntax, in parent: Int) {
        guard let name = binding.pattern.firstName else { return }
        switch binding.heldState {
        case .own: declarations.types[parent].stateProperty = declarations.types[parent].stateProperty ?? name
        case .given(let type):
            declarations.types[parent].heldObjects.append(HeldObject(name: name, type: type, isMade: false))
        case .made(let type):
            declarations.types[parent].heldObjects.append(HeldObject(name: name, type: type, isMade: true))
        case nil: break
        }
    }

    /// Each name of `var (x, y): (Int, Int)` is a property.
    private func readStoredProperties(
        _ syntax: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ pattern: TuplePatternSyntax, of parent: Int
    ) {
        let modifiers = DeclarationModifiers(syntax.modifiers, syntax.attributes, conditions)
        guard isDeclared(in: parent), !modifiers.isStatic else { return }
        let parts = binding.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.map(\.type)
        for (position, element) in pattern.elements.enumerated() {
            guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier, !name.lacksName else {
                continue
            }
            let type = parts.flatMap { $0.indices.contains(position) ? $0[position] : nil }
            declarations.types[parent].properties.append(
                StoredPropertyDeclaration(
                    name: name.plainText, type: type.map { types.read($0) }, hasDefault: binding.initializer != nil,
                    isConstant: syntax.bindingSpecifier.tokenKind == .keyword(.let), modifiers: modifiers,
                    location: location(name)))
        }
    }

    private func readStoredProperty(
        _ syntax: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax,
        _ modifiers: DeclarationModifiers, of parent: Int
    ) {
        let isConstant = syntax.bindingSpecifier.tokenKind == .keyword(.let)
        let isOptional = binding.typeAnnotation.map { $0.type.isOptionalSugar } ?? false
        // In `let a, b: Int` the type follows only the last name.
        let annotation = binding.typeAnnotation ?? syntax.bindings.last?.typeAnnotation
        declarations.types[parent].properties.append(
            StoredPropertyDeclaration(
                name: name.plainText, type: annotation.map { types.read($0.type) },
                hasDefault: binding.initializer != nil || (isOptional && !isConstant), isConstant: isConstant,
                hasAttributeArguments: syntax.attributes.contains {
                    guard case .argumentList = $0.as(AttributeSyntax.self)?.arguments else { return false }
                    return true
                },
                modifiers: modifiers, location: location(name)))
    }
}

extension TypeSyntax {
    /// Whether it is `T?` or `T!`. A variable of such a type begins as `nil`; `Optional<T>` needs a value.
    fileprivate var isOptionalSugar: Bool {
        `is`(OptionalTypeSyntax.self) || `is`(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension PatternBindingSyntax {
    /// Whether the property keeps its value, with or without observers.
    var isStored: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return accessorBlock == nil }
        return accessors.allSatisfy {
            [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
    }
}
