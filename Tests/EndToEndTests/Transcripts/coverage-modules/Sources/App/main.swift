import Feature
import Live

let home = HomeFactory(api: LiveApi())
