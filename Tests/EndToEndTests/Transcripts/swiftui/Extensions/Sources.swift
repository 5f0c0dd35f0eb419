import SwiftUI
import UIKit

@MainActor final class Geometry: ObservableObject { var height = 0.0 }
final class Session: ObservableObject { let draft = Draft() }
final class Draft: ObservableObject { var text = "" }
final class Theme: ObservableObject { var name = "" }
final class Delegate: NSObject, UIApplicationDelegate {}

@main struct MainApp: App {
    // It is not observable, so SwiftUI does not supply it.
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    // A property may begin with a capital letter.
    @StateObject var Current = Session()
    @StateObject var theme = Theme()
    var body: some Scene {
        WindowGroup {
            Page()
            Editor()
                .environmentObject(Current)
                .environmentObject(Current.draft)
            Table { UIHostingConfiguration { Cell() } }
                .environmentObject(theme)
        }
    }
}

// SwiftUI's own views have extensions, too.
struct Measure: ViewModifier {
    @StateObject private var geometry = Geometry()
    func body(content: Content) -> some View { content.environmentObject(geometry) }
}
struct Shift: ViewModifier {
    @EnvironmentObject var geometry: Geometry
    func body(content: Content) -> some View { content.offset(y: geometry.height) }
}
extension ScrollView {
    @ViewBuilder func measured() -> some View {
        if #available(iOS 18, *) { modifier(Measure()) } else { self }
    }
}
extension View {
    @ViewBuilder func shifted() -> some View {
        if #available(iOS 18, *) { modifier(Shift()) } else { self }
    }
}
struct Page: View {
    var body: some View {
        ScrollView(.vertical) {
            if #available(iOS 18, *) { Text("a").shifted() }
        }
        .measured()
    }
}

struct Editor: View {
    @EnvironmentObject var session: Session
    @EnvironmentObject var draft: Draft
    @EnvironmentObject var theme: Theme
    var body: some View { Text(session.draft.text + draft.text + theme.name) }
}

// The cells of a table of UIKit may get what the table has.
struct Cell: View {
    @EnvironmentObject var theme: Theme
    var body: some View { Text(theme.name) }
}
struct Table<Row: UIContentConfiguration>: UIViewControllerRepresentable {
    let row: () -> Row
    func makeUIViewController(context: Context) -> TableController<Row> { TableController(row: row) }
    func updateUIViewController(_ controller: TableController<Row>, context: Context) {}
}
final class TableController<Row: UIContentConfiguration>: UITableViewController {
    let row: () -> Row
    init(row: @escaping () -> Row) {
        self.row = row
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentConfiguration = row()
        return cell
    }
}
