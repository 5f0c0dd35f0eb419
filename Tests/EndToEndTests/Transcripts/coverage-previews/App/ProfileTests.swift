import Testing

struct ProfileTests {
    @Test func aProfileIsMade() {
        _ = ProfileModel(api: MockAPI(), clock: MockClock())
        _ = DetailModel(id: 1, api: MockAPI(user: 1))
    }
}
