import Network

class StartViewModel {
    init(client: Client, clock: Clock) {}
}
