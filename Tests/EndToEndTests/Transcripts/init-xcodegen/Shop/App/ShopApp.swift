import SwiftUI

@main struct ShopApp: App {}
