import SwiftUI

public final class Session: ObservableObject {
    @MainActor public static let shared = Session()
    public var user = ""
}

public final class Theme: ObservableObject {
    @MainActor public static let shared = Theme()
    public var name = ""
}
