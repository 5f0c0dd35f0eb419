import SwiftUI
import UIKit

final class HistorySource: NSObject {
    func configure(_ cell: UICollectionViewCell) { cell.contentConfiguration = UIHostingConfiguration { HistoryRow() } }
}

struct HistoryRow: View {
    @EnvironmentObject var router: Router
    var body: some View { Button("Open") { router.open("history") } }
}
