import Core
import Feature
final class AppModel { init(feature: FeatureImpl) {} }
