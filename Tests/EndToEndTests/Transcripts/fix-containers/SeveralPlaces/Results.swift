import SwiftUI

struct Results: View {
    @EnvironmentObject var search: Search
    var body: some View {
        Text("\(search.number)")
        Row(number: 0)
    }
}
struct Results_Previews: PreviewProvider {
    static var previews: some View {
        Results()
    }
}
