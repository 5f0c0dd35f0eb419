import SwiftUI
import UIKit

// No representable is around it.
final class HistoryController: UIViewController {
    let source = HistorySource()
}
