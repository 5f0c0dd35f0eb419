"""Declarations of a project, as Swift: components, protocols, extensions, and code outside of them."""
from plan import EMPTY


class Declarations:
    def __init__(self, dice, plan, members):
        self._dice, self._plan, self._members = dice, plan, members

    def all(self):
        """Every declaration of the project, and the code outside of components."""
        moved, extensions = {component: ([], []) for component in self._plan.components}, []
        for component in self._plan.components:
            for _ in range(self._dice.pick(0, 0, 0, 1, 1, 2)):
                extensions.append(self._extension(component, *moved[component]))
        declarations, protocols = [], set()
        for component in self._plan.components:
            declarations.append(self._component(component, *moved[component]))
            if component.dependency != EMPTY and component.dependency not in protocols:
                protocols.add(component.dependency)
                declarations += self._dependency(component)
            if component.non_core and not self._dice.mistake(0.05):
                declarations.append(self._protocol(component.plugin_extension, component.extension_requirements, "PluginExtension"))
        mistakes, outside = self._mistakes(), self._outside()
        return declarations + mistakes + extensions, outside

    # Components

    def _component(self, component, moved_properties, moved_children):
        """The class of a component, with the members that no extension has."""
        dice = self._dice
        before = dice.pick("", "final ", "public ", "public final ", "open ", "@MainActor final ", "/// doc\n") if dice.is_wild else "final "
        generic = dice.pick("<T>", "<T: P>") if dice.rarely(0.02) else ""
        colon = dice.pick(":", " : ", ":\n    ") if dice.is_wild else ":"
        head = f"{before}class {component.name}{generic}{colon} {self._supertypes(component)} {{{self._members.comment()}"
        members = [self._members.property(one) for one in component.properties if one not in moved_properties]
        members += [self._members.child(child) for child in self._plan.children(component) if child not in moved_children]
        if dice.is_wild:
            members += [self._members.other() for _ in range(dice.pick(0, 0, 1, 2, 3))]
        return self._wrapped(self._block(head, members))

    def _supertypes(self, component):
        """The class of Needle with its generic arguments, and sometimes protocols."""
        dice = self._dice
        module = "NeedleFoundation." if dice.rarely(0.15) else ""
        dependency = "App." + component.dependency if dice.rarely(0.05) else component.dependency
        further = dice.pick(", Foo", ", Foo, Bar", ", Sendable") if dice.rarely(0.15) else ""
        further = dice.pick(", Foo<Bar>", ", Foo & Bar") if dice.rarely(0.04) else further
        if component.kind == "root":
            supertype = "BootstrapComponent"
        elif component.kind == "pluginized":
            prefix = "Uber" if dice.rarely(0.15) else ""
            non_core = component.non_core.name + ("Missing" if dice.mistake(0.03) else "")
            supertype = f"{prefix}PluginizedComponent<{dependency}, {component.plugin_extension}, {non_core}>"
        elif component.kind == "non-core" or dice.rarely(0.01):
            supertype = f"NonCoreComponent<{dependency}>"
        else:
            supertype = f"Component<{dependency}>"
        return module + supertype + further

    def _wrapped(self, text):
        """Rarely a declaration is within another type or within `#if`."""
        if self._dice.rarely(0.02):
            text = f"{self._dice.pick('enum Space', 'struct Area', 'extension Foo', 'class Outer', 'final class Outer2: Foo')} {{\n{text}}}\n"
        return f"#if FLAG\n{text}#endif\n" if self._dice.rarely(0.02) else text

    def _block(self, head, members):
        """A declaration with its members in a random order. The head ends with a bracket."""
        self._dice.shuffle(members)
        return "\n".join([head] + members) + "\n}\n"

    # Protocols

    def _dependency(self, component):
        """A dependency protocol. It is sometimes missing, or there are two, if the project has mistakes."""
        count = 0 if self._dice.mistake(0.02) else 2 if self._dice.mistake(0.02) else 1
        return [self._protocol(component.dependency, component.requirements, "Dependency") for _ in range(count)]

    def _protocol(self, name, requirements, supertype):
        """A dependency protocol or a plugin extension."""
        dice = self._dice
        before = dice.pick("", "public ", "@objc ", "/// doc\n") if dice.rarely(0.3) else ""
        module = "NeedleFoundation." if dice.rarely(0.1) else ""
        supertypes = module + supertype + (dice.pick(", AnyObject", ", Foo") if dice.rarely(0.08) else "")
        if dice.is_wild and dice.mistake(0.04):
            supertypes = dice.pick("AnyObject, " + supertype, "Foo", "Foo, " + supertype)
        members = [self._requirement(name, type) for name, type in requirements]
        if dice.rarely(0.05):
            members.append("    " + dice.pick("func f()", "associatedtype A", "init()", "subscript(i: Int) -> Int { get }"))
        return self._block(f"{before}protocol {name}: {supertypes} {{", members)

    def _requirement(self, name, type):
        """A property of a protocol, in one of the forms of Swift."""
        attribute = self._dice.pick("@MainActor ", "/// doc\n    ") if self._dice.rarely(0.05) else ""
        plain = f"    {attribute}var {name}: {type} {{ get }}{self._members.comment()}"
        if not self._dice.rarely(0.2):
            return plain
        return self._dice.pick(
            f"    {attribute}var {name}: {type} {{ get set }}",
            f"    {attribute}var {name} : {type}  {{\n        get\n    }}",
            f"    #if A\n    var {name}: {type} {{ get }}\n    #endif")

    # Extensions

    def _extension(self, component, moved_properties, moved_children):
        """An extension of a component. It takes some of the members that are left, and notes them."""
        dice = self._dice
        properties = [one for one in component.properties if one not in moved_properties and dice.chance(0.5)]
        children = [child for child in self._plan.children(component) if child not in moved_children and dice.chance(0.4)]
        moved_properties += properties
        moved_children += children
        members = [self._members.property(one, in_extension=True) for one in properties] + [self._members.child(child) for child in children]
        again = self._plan.children(component)
        if again and dice.chance(0.1):
            members.append(self._members.child(dice.pick(*again)))
        if dice.rarely(0.33):
            members.append(self._members.other())
        before = dice.pick("public ", "private ", "fileprivate ", "internal ", "@MainActor ") if dice.rarely(0.2) else ""
        after = dice.pick(": Foo", ": Foo, Bar", " where Self: P") if dice.rarely(0.15) else ""
        name = dice.pick(f"App.{component.name}", f"{component.name}Other", f"{component.name}.Inner") if dice.rarely(0.03) else component.name
        text = self._block(f"{before}extension {name}{after} {{", members)
        return f"#if os(iOS)\n{text}#endif\n" if dice.rarely(0.03) else text

    # Mistakes, and code outside of components

    def _mistakes(self):
        """A second component of a name, and a call that can make a cycle."""
        dice, found = self._dice, []
        if dice.mistake(0.1):
            found.append(self._component(dice.pick(*self._plan.components), [], []))
        if dice.mistake(0.15):
            maker, child = dice.pick(*self._plan.components).name, dice.pick(*self._plan.components).name
            found.append(f"extension {maker} {{ var again: {child} {{ {child}(parent: self) }} }}\n")
        return found

    def _outside(self):
        """Code outside of components. As a mistake, it makes a component with another parent."""
        dice, found = self._dice, []
        name = dice.pick(*self._plan.components).name
        if dice.mistake(0.15):
            found.append(dice.pick(
                f"func start() {{ {name}(parent: root) }}\n",
                f"class Other {{ let x = {name}(parent: self.root) }}\n",
                f"let y = {name}(parent: BootstrapComponent())\n",
                f"func z() {{ _ = {name}(parent: selfish) }}\n",
                f"func z() {{\n  let v = {name}(\n    parent : self\n  )\n}}\n",
                f"func z() {{ _ = {name}( parent: self.a) }}\n",
                f"func q() {{ call({name}(parent: root)) }}\n"))
        if dice.rarely(0.3):
            found.append(dice.pick(
                "struct Clock { var a: Int }\n",
                "class Plain: Foo { let x: Int }\n",
                "func free() { let v: Int = 1; _ = Clock() }\n",
                "let global: Clock = Clock()\n",
                "protocol P { var clock: Clock { get } }\n",
                f"class Sub: {name} {{ public var extra: Int {{ 1 }} }}\n",
                f"struct S {{ let a = {name}(parent: self) }}\n",
                "enum E { case a }\nextension E { var clock: Int { 1 } }\n",
                "typealias Component = Foo\n",
                "class Component2<T>: Foo {}\n",
                "/* class A: Component<B> {} */\n",
                "extension Clock: Dependency {}\n",
                "class EmptyComp: Component {}\n"))
        return found
