/// No two of these have a word in common.
final class Garden { init(soil: Soil, water: Rain, light: Sun) {} }
final class Soil { init(water: Rain) {} }
final class Rain { init(cloud: Fog) {} }
final class Sun { init(cloud: Fog) {} }
final class Fog {}
final class Meadow { init(water: Rain) {} }
final class Orchard { init(light: Sun) {} }
final class Vineyard { init(soil: Soil) {} }
