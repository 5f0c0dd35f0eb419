import SwiftUI

class Integrity: ObservableObject { var isOff = false }
final class TestIntegrity: Integrity {}

@main struct MainApp: App {
    var body: some Scene { WindowGroup { Main().environmentObject(TestIntegrity()) } }
}
struct Main: View {
    @EnvironmentObject var integrity: Integrity
    var body: some View { Text("\(integrity.isOff)") }
}
// That a preview supplies the right type says nothing about the program.
struct Main_Previews: PreviewProvider {
    static var previews: some View { Main().environmentObject(Integrity()) }
}
