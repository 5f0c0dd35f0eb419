final class SheetImpl {
    init(onClose: @escaping () -> Void, isValid: @escaping (String) -> Bool, title: String) {}
}
