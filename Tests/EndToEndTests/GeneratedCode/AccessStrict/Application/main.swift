import CourierLibrary
import DpendRuntime
import FeatureLibrary
import Foundation

nonisolated final class FakePost: Post {
    func send(_ letter: Letter) -> String { "kept \(letter.text)" }
}

let settings = Settings(greeting: "Hello")
let folder = URL(fileURLWithPath: "/")
let module = staticFeature(settings: settings, url: folder)
print(module.greeter.greet("you"), module.url.path)
print(staticFeature(settings: settings, url: folder) { $0.post { FakePost() } }.parcelImpl(weight: 20).send())

let embedded = embeddedFeature(settings: settings, url: folder)
print(embedded.greeter.greet("you"), embedded.parcelImpl(weight: 30).send())
let container = try embeddedFeature.makeContainer(settings: settings, url: folder)
print(try (container.resolve() as any Greeter).greet("all"))

let panel = Panel()
module.inject(into: panel)
let other = Panel()
embedded.inject(into: other)
print(panel.greeter.greet("panel"), other.greeter.greet("other"))
print(staticFeature.makePanel(greeter: module.greeter).greeter.greet("made"))
