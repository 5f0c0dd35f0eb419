import SwiftUI

class Mode: ObservableObject { var number = 0 }
class Search: ObservableObject { var number = 0 }
struct Row: View {
    @EnvironmentObject var mode: Mode
    let number: Int
    var body: some View { Text("\(mode.number)") }
}
struct Row_Previews: PreviewProvider {
    static var previews: some View {
        Group { Row(number: 0); Row(number: 1) }
    }
}
