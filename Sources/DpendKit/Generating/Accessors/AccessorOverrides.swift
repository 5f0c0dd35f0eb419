/// Writes the type with which tests and previews override instances of the application.
///
/// The closures do not have a property each, because thousands of properties take minutes to compile.
struct AccessorOverrides {
    /// The accessors that can be overridden: all visible ones, except external values.
    let accessors: [Accessor]
    let type: SwiftType
    private let access: SwiftModifiers
    /// The nested containers whose overrides are included.
    private let openings: [ContainerOpening]
    /// Whether there are nested containers.
    private let isOfSeveral: Bool

    init(_ plan: AccessorPlan, openings: [ContainerOpening] = [], isOfSeveral: Bool = false) {
        (self.openings, self.isOfSeveral) = (openings, isOfSeveral)
        access = SwiftModifiers(plan.access)
        accessors = plan.registered.filter(\.isVisible)
        type = plan.overridesType
    }

    /// The parameter for overrides in functions that make dependencies.
    var parameter: SwiftParameter {
        SwiftParameter("overriding override", "(inout \(type)) -> \(.swift)Void", default: "{ _ in }")
    }

    /// The statements that call the caller's closure for overrides.
    @SwiftStatements var collecting: [SwiftStatement] {
        "var overrides = \(type)()"
        "override(&overrides)"
    }

    /// The property that is true if nothing is overridden, including nested containers.
    static func isEmpty(_ own: [SwiftExpression], _ openings: [ContainerOpening]) -> SwiftDeclaration {
        let all = own + openings.map { "self.\($0.name)._isEmpty" }
        return .property("fileprivate var _isEmpty: \(.swift)Bool", isShort: true) {
            if all.count > 1 {
                for part in all.dropLast() { SwiftStatement.guard(.holds(part)) { SwiftStatement.return("false") } }
                SwiftStatement.return(all[all.count - 1])
            } else {
                all.first ?? "true"
            }
        }
    }

    /// The declaration of the type.
    ///
    /// - Parameters:
    ///   - members: The members in which a back end stores overrides.
    ///   - statement: The statement that stores the closure `make` of an accessor.
    func declaration(
        in name: some SwiftSpelling, members: [SwiftDeclaration],
        keeping statement: @escaping (Accessor) -> SwiftStatement
    ) -> SwiftDeclaration {
        // All in one type, because an extension would not see the declaration's aliases of types.
        .type("nonisolated extension \(name)") {
            SwiftDeclaration.type("\(access)nonisolated struct \(type)") {
                members
                for opening in openings {
                    SwiftDeclaration.line("\(access)var \(opening.name)", "\(opening.overrides)()")
                        .documented(
                            "Replaces dependencies in each \(SwiftComment(named: opening.title)) that is opened.")
                }
                SwiftDeclaration.function("fileprivate init") {}
                for accessor in accessors { function(accessor, statement) }
            }
            .documented("Replaces dependencies in tests and previews: each closure is called instead of a provider.")
        }
    }

    private func function(_ accessor: Accessor, _ statement: @escaping (Accessor) -> SwiftStatement) -> SwiftDeclaration
    {
        .function(
            "\(SwiftModifiers(accessor.access))mutating func \(SwiftName(escaping: accessor.uniqueName))",
            [SwiftParameter("_ make", "@escaping \(accessor.closureType)")], isShort: true
        ) { statement(accessor) }
        .available(accessor.availability)
    }
}

extension Accessor {
    /// The type of the closure that replaces the provider.
    var closureType: SwiftType {
        // A closure of a factory is passed on unchanged.
        guard case .function(let function) = key.type.withSendableActorClosure, parameters != nil else {
            return .closure(effects, returns: SwiftType(type))
        }
        let isSendable = function.attributes.contains("@Sendable")
        let closure = SwiftType.closure(effects, SwiftType.parameters(of: function), returns: SwiftType(type))
        return isSendable ? "@Sendable \(closure)" : closure
    }
}
