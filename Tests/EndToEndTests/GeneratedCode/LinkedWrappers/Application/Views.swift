import WrapperLibrary

final class ModelImpl { let text = "model" }

struct ItemView {
    @Held var model: ModelImpl
    @Bound var isOn: Bool
    @Truth var isNew: Bool
    @Sources.Empty<String> var name: String?
}
