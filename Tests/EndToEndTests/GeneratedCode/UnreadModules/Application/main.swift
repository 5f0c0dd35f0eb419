import APackageLibrary
import BKitLibrary
import ChatLibrary

let module = UnreadModule(conversation: ChatLibrary.Conversation(title: "lunch"), client: APackageLibrary.Client(), badge: Badge())
print(module.screenImpl.text)
print(module.room.title)
