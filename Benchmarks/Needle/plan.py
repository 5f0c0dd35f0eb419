"""The plan of a random project: its components, which component makes which, and the properties of each."""
import dataclasses

TYPES = ["Clock", "any Store", "Store", "Log?", "Optional<Log>", "[Item]"]
ODD_TYPES = TYPES + [
    "(User) -> Screen", "M.Clock", "Box<Item>", "[String: any Store]", "() -> Void", "(Int, Int)", "some View", "Int!", "AnyPublisher<Int, Never>",
    "@escaping () -> Void", "(any Store)?", "Box< Item >", "Clock.Type", "any Store & Log",
]
NAMES = ["clock", "store", "log", "items", "make", "`default`", "box", "publisher", "närme", "x1", "home", "api"]
STEMS = ["Home", "User", "Game", "Log", "Root", "Shop", "Cart", "Mid", "Leaf"]
EMPTY = "EmptyDependency"


@dataclasses.dataclass(eq=False)
class Component:
    """A component of the plan. A property is a pair of a name and a type."""

    name: str
    kind: str = "plain"  # plain, root, pluginized, non-core
    non_core: "Component | None" = None
    parents: list = dataclasses.field(default_factory=list)
    properties: list = dataclasses.field(default_factory=list)
    requirements: list = dataclasses.field(default_factory=list)
    extension_requirements: list = dataclasses.field(default_factory=list)
    dependency: str = EMPTY

    @property
    def stem(self):
        return self.name.replace("Component", "")

    @property
    def plugin_extension(self):
        return self.stem + "PluginExtension"


def random_property(dice):
    """A name and a type. There are few of both, so that components often have the same ones."""
    return dice.pick(*NAMES), dice.pick(*(TYPES if dice.chance(0.6) else ODD_TYPES))


class Plan:
    """Each part of the plan is made by one function, in the order of `__init__`."""

    def __init__(self, dice):
        self._dice = dice
        self.has_plugins = dice.chance(0.3)
        self.components = self._named_components()
        self._choose_roots()
        if self.has_plugins:
            self._add_plugins()
        self._choose_parents()
        self._choose_properties()
        self._choose_plugin_extensions()
        self._name_dependencies()

    def children(self, component):
        """The components that a component makes, once for each call. A pluginized component makes its non-core component itself."""
        return [child for child in self.components if child.kind != "non-core" for parent in child.parents if parent is component]

    def _named_components(self):
        """Two to nine components. A number keeps their names apart."""
        return [
            Component(self._dice.pick(*STEMS) + str(number) + ("Component" if self._dice.chance(0.75) else ""))
            for number in range(self._dice.number(2, 9))
        ]

    def _choose_roots(self):
        """The first component is a bootstrap component, and sometimes there is a second one."""
        self.components[0].kind = "root"
        if self._dice.chance(0.25):
            self._dice.pick(*self.components).kind = "root"

    def _add_plugins(self):
        """Some components get a non-core component, which follows all others."""
        for component in [one for one in self.components if one.kind == "plain" and self._dice.chance(0.4)]:
            name = component.stem + "NonCoreComponent" if self._dice.chance(0.8) else component.name + "Side"
            component.kind = "pluginized"
            component.non_core = Component(name, "non-core", parents=[component])
            self.components.append(component.non_core)

    def _choose_parents(self):
        """Only earlier components, and their non-core components, are parents, so the plan has no cycle. Some components have no parent."""
        before = []
        for component in [one for one in self.components if one.kind != "non-core"]:
            if component.kind != "root" and not self._dice.chance(0.06):
                component.parents += [self._dice.pick(*before) for _ in range(self._dice.pick(1, 1, 1, 2, 2, 3))]
            before += [one for one in (component, component.non_core) if one]

    def _choose_properties(self):
        """A component requires properties that all of its parents have or get. A mistake is one that maybe no component has."""
        available = {}
        for component in self._from_above():
            component.properties = [random_property(self._dice) for _ in range(self._dice.number(0, 4))]
            sets = [available[parent] | set(parent.properties) for parent in component.parents]
            available[component] = set.intersection(*sets) if sets else set()
            if component.kind == "root":
                continue
            component.requirements = self._dice.sample(sorted(available[component]), self._dice.number(0, 3))
            if self._dice.mistake(0.12):
                component.requirements.append(random_property(self._dice))

    def _from_above(self):
        """Each component follows its parents."""
        for component in self.components:
            if component.kind != "non-core":
                yield component
                if component.non_core:
                    yield component.non_core

    def _choose_plugin_extensions(self):
        """A plugin extension requires properties of the non-core component. A mistake is one that the non-core component gets from its parent."""
        for component in [one for one in self.components if one.non_core]:
            properties = component.non_core.properties
            component.extension_requirements = self._dice.sample(properties, self._dice.number(0, len(properties)))
            if component.properties and self._dice.mistake(0.2):
                shared = self._dice.pick(*component.properties)
                component.non_core.requirements.append(shared)
                component.extension_requirements.append(shared)

    def _name_dependencies(self):
        """Components with the same requirements sometimes share a dependency protocol."""
        known = {}
        for component in self.components:
            key = tuple(component.requirements)
            if component.kind == "root" or not key and self._dice.chance(0.6):
                continue
            if key in known and self._dice.chance(0.5):
                component.dependency = known[key]
            else:
                component.dependency = component.name + "Needs" if self._dice.rarely(0.05) else component.stem + "Dependency"
                known[key] = component.dependency
