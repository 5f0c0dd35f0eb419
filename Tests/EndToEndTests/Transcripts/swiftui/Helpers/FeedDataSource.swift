import SwiftUI
import UIKit

// Only the representable uses it: its cells may get what the view around the representable has.
final class FeedDataSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
        cell.contentConfiguration = UIHostingConfiguration { NoteRow() }
        return cell
    }
}

struct NoteRow: View {
    @EnvironmentObject var router: Router
    @EnvironmentObject var theme: Theme
    var body: some View { Button(theme.name) { router.open("note") } }
}
