import SwiftUI
import UIKit

final class Router: ObservableObject { func open(_ note: String) {} }
final class Theme: ObservableObject { var name = "" }

@main struct FeedApp: App {
    @StateObject private var router = Router()

    var body: some Scene {
        WindowGroup {
            FeedView().environmentObject(router)
            WebRepresentable().environmentObject(router)
        }
    }
}

struct FeedView: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = context.coordinator.source
        return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) {}

    final class Coordinator { let source = FeedDataSource() }
}
