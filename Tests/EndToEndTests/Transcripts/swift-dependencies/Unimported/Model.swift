// The other file imports the library for the whole Swift module.
struct Model {
    @Dependency(\.api) var api
}
