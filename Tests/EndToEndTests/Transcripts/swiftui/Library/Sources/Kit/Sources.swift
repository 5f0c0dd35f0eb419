import SwiftUI

final class Cache: ObservableObject { var count = 0 }
public final class Store: ObservableObject { public var title = "" }

public struct KitView: View {
    // Nothing outside of the module can supply it, and nothing inside does.
    @EnvironmentObject var cache: Cache
    @EnvironmentObject var store: Store
    public var body: some View { Text("\(cache.count) \(store.title)") }
}
