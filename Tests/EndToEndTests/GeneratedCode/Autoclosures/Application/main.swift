let module = AutoclosuresModule()
let feature = module.featureImpl
print(feature.isOn, feature.isOn, feature.isOn, feature.text)
print(try module.throwingImpl.problem)
/// Of what it holds weakly the container is gone.
let kept = AutoclosuresModule().keptFeatureImpl
do { print(try kept.clock()) } catch { print("\(error)".prefix { $0 != "." }) }
