/// Writes the type with which tests and previews give other instances than the application's.
///
/// Closures are not kept in a property each: thousands of those compile for minutes.
struct AccessorOverrides {
    /// What can be overridden: all that the application sees, save what it hands over itself.
    let accessors: [Accessor]
    let type: SwiftType
    private let access: SwiftModifiers
    /// The containers whose overrides are among these.
    private let openings: [ContainerOpening]
    /// Whether there are nested containers at all.
    private let isOfSeveral: Bool

    init(_ plan: AccessorPlan, openings: [ContainerOpening] = [], isOfSeveral: Bool = false) {
        (self.openings, self.isOfSeveral) = (openings, isOfSeveral)
        access = SwiftModifiers(plan.access)
        accessors = plan.registered.filter(\.isVisible)
        type = plan.overridesType
    }

    /// The parameter of what makes the dependencies.
    var parameter: SwiftParameter {
        SwiftParameter("overriding override", "(inout \(type)) -> \(.swift)Void", default: "{ _ in }")
    }

    /// The statements that let the caller say what is overridden.
    @SwiftStatements var collecting: [SwiftStatement] {
        "var overrides = \(type)()"
        "override(&overrides)"
    }

    /// What tells whether nothing is overridden, also in nested containers.
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
    ///   - members: How a back-end keeps what is overridden.
    ///   - statement: Keeps the closure `make` for an accessor.
    func declaration(
        in name: some SwiftSpelling, members: [SwiftDeclaration], keeping statement: @escaping (Accessor) -> SwiftStatement
    ) -> SwiftDeclaration {
        // All in one place: an extension would not see the names that the declaration has for types.
        .type("nonisolated extension \(name)") {
            SwiftDeclaration.type("\(access)nonisolated struct \(type)") {
                members
                for opening in openings {
                    SwiftDeclaration.line("\(access)var \(opening.name)", "\(opening.overrides)()")
                        .documented("What stands in for dependencies in each \(SwiftComment(containerNamed: opening.title)) that is opened.")
                }
                SwiftDeclaration.function("fileprivate init") {}
                for accessor in accessors { function(accessor, statement) }
            }
            .documented("What stands in for dependencies in tests and previews: closures that are called in place of their providers.")
        }
    }

    private func function(_ accessor: Accessor, _ statement: @escaping (Accessor) -> SwiftStatement) -> SwiftDeclaration {
        .function(
            "\(SwiftModifiers(accessor.access))mutating func \(SwiftName(escaping: accessor.uniqueName))",
            [SwiftParameter("_ make", "@escaping \(accessor.closureType)")], isShort: true
        ) { statement(accessor) }
    }
}

extension Accessor {
    /// The type of the closure that makes an instance in place of the provider.
    var closureType: SwiftType {
        // The closure of a factory is handed on as it is.
        guard case .function(let function) = key.type, parameters != nil else {
            return .closure(effects, returns: SwiftType(type))
        }
        let isSendable = function.attributes.contains("@Sendable")
        let closure = SwiftType.closure(effects, SwiftType.parameters(of: function), returns: SwiftType(type))
        return isSendable ? "@Sendable \(closure)" : closure
    }
}
