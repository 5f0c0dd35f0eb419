// Two lists of rows: one behind 'ListImpl', one behind 'AddImpl'.
actor DatabaseImpl { var rows: [Int] = [] }
final class RepositoryImpl { init(database: DatabaseImpl) {} }
final class ListImpl { init(repository: RepositoryImpl) {} }
final class AddImpl { init(repository: RepositoryImpl) {} }
final class EditImpl { init(repository: RepositoryImpl) {} }
final class RemoveImpl { init(repository: RepositoryImpl) {} }
final class AppImpl { init(list: ListImpl, add: AddImpl, edit: EditImpl, remove: RemoveImpl) {} }

// The way is longer.
final class QueueImpl { var items: [Int] = [] }
final class WorkerImpl { init(queue: QueueImpl) {} }
final class SyncImpl { init(worker: WorkerImpl) {} }
final class UploadImpl { init(sync: SyncImpl) {} }
final class DownloadImpl { init(sync: SyncImpl) {} }

// Only 'KeeperImpl' is reported: who shares it shares its log too.
final class LogImpl { var lines: [String] = [] }
final class KeeperImpl { var count = 0; init(log: LogImpl) {} }
final class FirstKeepingImpl { init(keeper: KeeperImpl) {} }
final class SecondKeepingImpl { init(keeper: KeeperImpl) {} }

// Not so: a kept class on the way, a closure on the way, a view and its model, one way only.
final class CounterImpl { var count = 0 }
// dpend:singleton
final class HubImpl { init(counter: CounterImpl) {} }
final class FirstHubImpl { init(hub: HubImpl) {} }
final class SecondHubImpl { init(hub: HubImpl) {} }
final class DraftImpl { var text = "" }
final class EditorImpl { init(draft: DraftImpl) {} }
final class FirstEditorImpl { init(editor: @escaping () -> EditorImpl) {} }
final class SecondEditorImpl { init(editor: @escaping () -> EditorImpl) {} }
final class ProfileStateImpl { var name = "" }
final class ProfileView { init(state: ProfileStateImpl) {} }
final class FirstScreenImpl { init(profile: ProfileView) {} }
final class SecondScreenImpl { init(profile: ProfileView) {} }
final class TokenImpl { var token = "" }
final class ClientImpl { init(token: TokenImpl) {} }
final class ApiImpl { init(client: ClientImpl) {} }
