import APackageLibrary
import ChatLibrary

let module = UnreadModule(conversation: ChatLibrary.Conversation(title: "lunch"), client: Client())
print(module.screenImpl.text)
print(module.room.title)
