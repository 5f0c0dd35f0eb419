import Foundation

guard let url = URL(string: "https://example.org") else { throw Offline() }
let module = try await AppModule(settings: Settings(name: "anyone"), url: url)
print(try await module.screenImpl.store.title)
