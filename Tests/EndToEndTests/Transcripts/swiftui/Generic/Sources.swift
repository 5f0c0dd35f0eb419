import SwiftUI

class Model<State>: ObservableObject {
    final class Context: ObservableObject {}
    var context = Context()
    var initial: State { fatalError() }
}

final class Session: ObservableObject { var name = "" }
typealias NumberModel = Model<Int>
class CounterModel: NumberModel {}
final class FastCounterModel: CounterModel {}
final class SessionModel: Model<Session> {}
final class TextModel: Model<String> {}

@main struct CounterApp: App {
    let counter = FastCounterModel()
    let text = TextModel()
    let session = SessionModel()

    var body: some Scene {
        // 'context' is a 'Model<Int>.Context', and 'initial' a 'Session'.
        WindowGroup { CounterScreen().environmentObject(counter.context).environmentObject(session.initial) }
        Window("Wrong", id: "wrong") { WrongScreen().environmentObject(text.context) }
        Window("Box", id: "box") { BoxScreen(box: Box(value: Session())) }
    }
}

struct CounterScreen: View {
    @EnvironmentObject var context: CounterModel.Context
    @EnvironmentObject var session: Session
    var body: some View { Text("\(context) \(session.name)") }
}

struct WrongScreen: View {
    @EnvironmentObject var context: CounterModel.Context
    var body: some View { Text("\(context)") }
}

struct Box<Value> { let value: Value }

struct BoxScreen: View {
    let box: Box<Session>
    var body: some View { BoxContent().environmentObject(box.value) }
}

struct BoxContent: View {
    @EnvironmentObject var session: Session
    var body: some View { Text(session.name) }
}

// dpend does not know which type the user of generic code chooses.
struct Providing<State, Content: View>: View {
    @StateObject var model: Model<State>
    @ViewBuilder let content: Content
    var body: some View { content.environmentObject(model.context) }
}

struct Provided: View {
    var body: some View { Providing(model: CounterModel()) { ProvidedScreen() } }
}

struct ProvidedScreen: View {
    @EnvironmentObject var context: CounterModel.Context
    var body: some View { Text("\(context)") }
}

#Preview { Provided() }
