import SwiftUI

struct ProfileView_Previews: PreviewProvider {
    static let log = Log(clock: MockClock())
    static var previews: some View { ProfileView(model: ProfileModel(api: MockAPI(), clock: SystemClock())) }
}

#Preview {
    let api = MockAPI(user: 7)
    _ = DetailModel(id: 7, api: api)
    _ = ListModel(rows: StubRows())
    return ProfileView(model: ProfileModel(api: api, clock: SystemClock()))
}
