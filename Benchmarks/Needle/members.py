"""Members of components and their extensions, as lines of Swift.

Some members are *impostors*: Needle's generator takes them for properties of the component, although the generated code could not use them.
`Members(hidden=True)` writes them so that no generator takes them for properties. The rest of the project stays the same.
"""
from plan import random_property


class Members:
    def __init__(self, dice, plan, hidden=False):
        self._dice, self._plan, self._hidden = dice, plan, hidden

    # Impostors

    def _local(self, name, type):
        """The name and type of a local variable of a function. Needle's generator ignores it if it has no type."""
        return name if self._hidden else f"{name}: {type}"

    def _impostor(self, modifiers):
        """The modifiers of a static property, or of a property of a nested type."""
        return "private " + modifiers.replace("public ", "") if self._hidden else modifiers

    # Properties

    def property(self, pair, in_extension=False):
        """A property that other components can get, in one of the forms of Swift."""
        dice = self._dice
        head = self._attribute() + self._modifiers(in_extension)
        (name, type), body = pair, self._body()
        other, other_type = random_property(dice)
        forms = {
            "computed": f"var {name}: {type} {{ {body} }}{self.comment()}",
            "shared": f"var {name}: {type} {{ shared {{ {body} }} }}",
            "let": f"let {name}: {type}",
            "value": f"let {name}: {type} = {body}",
            "accessors": f"var {name}: {type} {{\n        get {{ {body} }}\n        set {{ var inner: Clock = Clock(); _ = inner }}\n    }}",
            "spaces": f"var {name}  :   {type}   {{\n        return {body}\n    }}",
            "observed": f"var {name}: {type} = {body} {{ didSet {{ let k: Int = 3 }} }}",
            "two": f"var {name}: {type} = a(), {other}: {other_type} = b()",
            "conditional": f"var {name}: {type} {{ a() }}\n    #else\n    {head}var {name}: {type} {{ b() }}\n    #endif",
        }
        form = dice.pick(*["computed"] * 10, *["shared"] * 3, *["let"] * 2, *["value"] * 2, *forms)
        return ("    #if DEBUG\n    " if form == "conditional" else "    ") + head + forms[form]

    def _attribute(self):
        """Sometimes an attribute or a documentation comment before a property."""
        return self._dice.pick("@MainActor ", "@objc(x) ", "@Wrapped(a: 1) ", "/// doc\n    ") if self._dice.rarely(0.08) else ""

    def _modifiers(self, in_extension):
        """Mostly `public`; an extension has other visible properties as well."""
        dice, public = self._dice, "public "
        if dice.is_wild:
            further = ["final ", "lazy ", "private(set) ", "nonisolated ", "weak "]
            public = dice.pick(*["public "] * 3, *("public " + one for one in further))
        if in_extension and dice.chance(0.5):
            public = dice.pick("", "internal ", "final ", "open ")
        if dice.rarely(0.06):
            public = dice.pick(
                "", "internal ", "private ", "fileprivate ", "open ", "override public ", "final public ", "package ", "lazy ", "@objc ",
                self._impostor("static public "))
        return public

    def _body(self):
        """An expression that makes something that is not a component."""
        return self._dice.pick(
            "make()", "Clock()", "Box(item: 1)", "self.a.b(c: 1)", "[1, 2].map { Item($0) }", '"\\(Clock())"', "a ? B() : C()", "fatalError()")

    def comment(self):
        """Sometimes a comment at the end of a line."""
        return self._dice.pick("", "", "", " // note", " /* note */") if self._dice.rarely(0.3) else ""

    # Child components

    def child(self, child):
        """A member that makes a child component."""
        name, low = child.name, child.name[0].lower() + child.name[1:]
        if not self._dice.is_wild or self._dice.chance(0.35):
            return f"    {self._dice.pick('public ', '', 'private ', 'fileprivate ')}var {low}: {name} {{ {name}(parent: self) }}"
        forms = [_calls_in_variables, _calls_in_functions, _calls_in_nested_types, _odd_calls]
        return "    " + self._dice.pick(*(call for form in forms for call in form(low, name)))

    # Members that are neither

    def other(self):
        """A member that matters to no generator, or only seems to matter."""
        dice = self._dice
        name, type = random_property(dice)
        component, number = dice.pick(*self._plan.components).name, dice.number(0, 98)
        return "    " + dice.pick(
            *self._functions(name, type, number), *self._nested_types(name, type, number, component), *self._statics(name, type),
            *_odd_properties(name, type), *_closures(name, type), *_texts(component))

    def _functions(self, name, type, number):
        """Functions with local variables."""
        return [
            f"func work{number}() {{ let {self._local(name, type)} = make(); var k = 1 }}",
            f"public init() {{ let {self._local('z', 'Int')} = 1; super.init() }}",
            f"func f{number}<T: Box<Item>>(x: T = T()) where T: P {{ for i in a() {{ let {self._local('v', 'Int')} = i }} }}",
            f"func g{number}() {{ guard let {self._local('u', 'User')} = a() else {{ return }}; if case let v: Int = b {{}} }}",
            f"subscript(i: Int) -> Int {{ let {self._local('s', 'Int')} = 1; return s }}",
            f"deinit {{ let {self._local('d', 'Int')} = 1 }}",
        ]

    def _nested_types(self, name, type, number, component):
        """Types in a component, with properties of their own."""
        public = self._impostor("public ")
        inner = self._impostor("")
        return [
            f"struct Box{number} {{ {public}let {name}: {type}; {inner}var y: Int }}",
            f"final class Inner{number} {{ public let {name}: {type}; let v = {component}(parent: self) }}",
            f"enum Kind{number} {{ case a(Int), b\n {public}var {name}: {type} {{ a() }} }}",
            f"actor Act{number} {{ {public}var {name}: {type} }}",
            f"protocol Inner{number}{'Dependency: Dependency' if self._dice.chance(0.05) else 'Plain'} {{ var a: Int {{ get }} }}",
            f"typealias X{number} = Box<Item>",
        ]

    def _statics(self, name, type):
        """A static property."""
        return [f"{self._impostor('public static ')}var {name}: {type} {{ a() }}"]


def _calls_in_variables(low, name):
    """A variable makes a child component."""
    return [
        f"var {low}: {name} {{ shared {{ {name}(parent: self) }} }}",
        f"var {low}: {name} {{ return {name}.init(parent: self) }}",
        f"lazy var {low} = {{ {name}(parent: self) }}()",
        f"var {low}: [P] {{ [{name}(parent: self), {name}(parent: self)] }}",
        f"var {low}: {name}? {{ if let a = b, true {{ return {name}(parent: self) }} else {{ return nil }} }}",
        f"var {low}: {name} {{ wrap {{ x in {name}(parent: self) }} }}",
        f"var {low}: {name} {{ switch a {{ case .b: return {name}(parent: self)\n default: break }} }}",
        f"#if os(iOS)\n    var {low}: {name} {{ {name}(parent: self) }}\n    #endif",
        f'var {low}: String {{ "\\({name}(parent: self))" }}',
    ]


def _calls_in_functions(low, name):
    """A function, an initializer or a subscript makes a child component."""
    return [
        f"func {low}(user: User) -> {name} {{ {name}(parent: self, user: user) }}",
        f"func {low}() -> UIViewController {{ {name}(parent: self).controller.view() }}",
        f"func {low}(value: {name}? = {name}(\n        parent: self\n    )) {{}}",
        f"func {low}() {{ func local() {{ #expect({name}(parent: self)) }} }}",
        f"init({low}: Int) {{ super.init(parent: foo); _ = {name}(parent:self) }}",
        f"deinit {{ {name}(parent: self) }}",
        f"subscript({low}: Int) -> {name} {{ {name}(parent: self) }}",
    ]


def _calls_in_nested_types(low, name):
    """A type in the component makes a child component."""
    return [
        f"struct Inner{name} {{ let v = {name}(parent: self) }}",
        f"enum Inner{name} {{ static var v: {name} {{ {name}(parent: self) }} }}",
    ]


def _odd_calls(low, name):
    """Calls with spaces, in operators, with type arguments, in attributes."""
    return [
        f"var {low}: {name} {{ {name} (parent : self) }}",
        f"var {low}: {name} {{ try! {name}(parent: self) }}",
        f"@Wrapped({name}(parent: self)) var {low}: Int",
        f"var {low}: {name} {{ {name}<Int>(parent: self) }}",
        f"var {low}: {name} {{ a.b({name}(parent: self)) ?? {name}(parent: self) }}",
        f"var {low}: Any {{ \\{name}.foo; return {name}(parent: self) {{ $0 }} }}",
    ]


def _odd_properties(name, type):
    """Properties without a type, with patterns, attributes and rare modifiers."""
    return [
        "public let untyped = Clock()",
        "public let (a, b): (Int, Int) = (1, 2)",
        "public var _: Int = 1",
        f"public lazy var {name}: {type} = {{ let t: Int = 1; return t }}()",
        f"@available(*, deprecated) public var {name}: {type} {{ a() }}",
        f"public let a1: Int, {name}: {type}",
        f"public let a2, {name}: {type}",
        "public unowned let own: Clock",
        "public unowned(unsafe) var own2: Clock",
        "nonisolated public var n1: Clock { a() }",
        "public nonisolated(unsafe) var n2: Clock",
        "public var m: Int {\n #if A\n 1\n #else\n 2\n #endif\n }",
        f"public var {name}: {type} {{ get async throws {{ try await a() }} }}",
        "@Injected(\\.x) public var inj: Clock",
    ]


def _closures(name, type):
    """Properties with variables in their code."""
    return [
        f"var closure: () -> Void = {{ let {name}: {type} = 1 }}",
        f"public var computed: Int {{ struct L {{ public var {name}: {type} }}; return 1 }}",
        f"public var p: (Int) -> Void = {{ (x: Int) in let {name}: {type} = y }}",
        'public var dict: [String: () -> Int] = ["a": { let b: Int = 1; return b }]',
    ]


def _texts(component):
    """A component in a comment and in a string."""
    return [
        f"// {component}(parent: self)",
        f'var raw: String {{ #"""\n    {component}(parent: self)\n    """# }}',
    ]
