import SwiftSyntax

/// Finds the functions of a source that run once for each object of their type: initializers, functions that the system
/// calls when an object's life begins, and private functions that only such functions call.
///
/// Functions are known by their names. If several have one name, all of them must run once.
struct MemberRuns {
    private var functions: [String: Function] = [:]

    private struct Function {
        var isPrivate = true
        var beginsLife = false
        /// The functions that call it.
        var callers: Set<String> = []
        /// Whether other code uses it: a closure, a getter, or code that takes it as a value.
        var hasOtherUses = false
    }

    init() {}

    /// Finds the functions of the types in a source. Their uses are noted later.
    init(_ source: SourceFileSyntax) {
        for statement in source.statements {
            if case .decl(let declaration) = statement.item { declare(declaration) }
        }
    }

    private mutating func declare(_ declaration: DeclSyntax) {
        if let function = declaration.as(FunctionDeclSyntax.self) { return declare(function) }
        guard let type = declaration.asProtocol(DeclGroupSyntax.self) else { return }
        for member in type.memberBlock.members { declare(member.decl) }
    }

    private mutating func declare(_ function: FunctionDeclSyntax) {
        let name = function.name.plainText
        let isPrivate = function.modifiers.contains {
            [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
        }
        let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.plainText):" }.joined()
        if !isPrivate { functions[name, default: Function()].isPrivate = false }
        if LifeFunctions.contain("\(name)(\(labels))") { functions[name, default: Function()].beginsLife = true }
        functions[name] = functions[name] ?? Function()
    }

    /// Notes that code names a function. A variable of this name counts as another use.
    ///
    /// - Parameters:
    ///   - name: The name in the code.
    ///   - caller: The function around it; nil for a closure or a loop, whose code may run later or again.
    mutating func use(_ name: DeclReferenceExprSyntax, in caller: String?) {
        let text = name.baseName.plainText
        guard functions[text]?.isPrivate == true else { return }
        if let caller, Self.isCalled(name) {
            functions[text]?.callers.insert(caller)
        } else {
            functions[text]?.hasOtherUses = true
        }
    }

    /// Whether code calls a function of its own type: `setUp()`, `self.setUp()`.
    private static func isCalled(_ name: DeclReferenceExprSyntax) -> Bool {
        var called = ExprSyntax(name)
        if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
            guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else {
                return false
            }
            called = ExprSyntax(member)
        }
        return called.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == called.id
    }

    /// Whether a function runs once for each object.
    func runsOnce(_ name: String) -> Bool {
        var known: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            if next == "init" || !known.insert(next).inserted { continue }
            guard let function = functions[next] else { return false }
            if function.beginsLife { continue }
            if !function.isPrivate || function.hasOtherUses { return false }
            open += function.callers
        }
        return true
    }
}

/// The functions that the system calls once for each object, when its life begins.
private enum LifeFunctions {
    static func contain(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
        "applicationDidFinishLaunching()", "applicationDidFinishLaunching(_:)", "applicationWillFinishLaunching(_:)",
        "awakeFromNib()", "loadView()", "main()", "scene(_:willConnectTo:options:)", "viewDidLoad()",
        "windowDidLoad()",
    ]
}
