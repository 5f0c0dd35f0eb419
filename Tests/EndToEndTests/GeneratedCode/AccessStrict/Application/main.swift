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

// Libraries are built once, with what every container has for them.
#if DIP
typealias RegisteringFeature = dipFeature
#else
typealias RegisteringFeature = embeddedFeature
#endif
let registering = RegisteringFeature(settings: settings, url: folder)
print(registering.greeter.greet("you"), registering.parcelImpl(weight: 30).send())
let container = try RegisteringFeature.makeContainer(settings: settings, url: folder)
print(try (container.resolve() as any Greeter).greet("all"))

// Properties of objects that are made here, and in the module itself.
for box in [Letterbox(), makeInnerLetterbox()] {
    module.inject(into: box)
    registering.inject(into: box)
    try RegisteringFeature.inject(into: box, from: container)
    print(box.text)
}
print(staticFeature.makeLetterbox(greeter: module.greeter, post: FakePost()).text)
