import DpendRuntime

enum Backup: DependencyTag {}
enum Cold: DependencyTag {}

protocol Named { var name: String { get } }
protocol Reading: AnyObject, Named {}
protocol Writing: AnyObject {}
protocol Printing: AnyObject { var name: String { get } }
class Medium {}

final class MainImpl: Reading, Writing { let name = "main" }
final class BackupImpl: Medium, Reading, Writing { let name = "backup" }
final class BackupReaderImpl: Reading { let name = "backup reader" }
final class ColdImpl: Medium, Reading, Writing { let name = "cold" }
final class PaperImpl: Printing, Writing {
    let name: String
    init(@Assisted number: Int, medium: Tagged<any Reading & Writing, Cold>) { name = "printer \(number) of \(medium.dependency.name)" }
}

/// The tag goes for all that a class is, also for what it only stands in for.
final class NowImpl {
    let text: String
    init(
        main: any Reading & Writing, backup: Tagged<any Reading & Writing, Backup>, cold: Tagged<any Writing & Reading & AnyObject, Cold>,
        medium: Tagged<any Medium & Reading, Backup>, superclass: Tagged<Medium, Cold>, optional: Tagged<any Reading & Writing, Backup>?,
        list: [Tagged<any Reading & Writing, Cold>], named: [Tagged<any Named, Backup>], all: [any Named], everyone: [any Reading & Writing]
    ) {
        text = "\(main.name), \(backup.dependency.name), \(cold.dependency.name), \(medium.dependency.name), "
            + "\(superclass.dependency === cold.dependency), \(optional?.dependency.name ?? "nil"), \(list.map(\.dependency.name)), "
            + "\(named.map(\.dependency.name)), \(all.map(\.name)), \(everyone.map(\.name))"
    }
}

/// The same later.
final class LaterImpl {
    let text: String
    init(
        lazy: Lazy<Tagged<any Reading & Writing, Backup>>, closure: @escaping () -> Tagged<any Reading & Writing, Cold>,
        optional: @escaping () throws -> Tagged<any Medium & Writing, Cold>?, list: Lazy<[Tagged<any Medium & Reading, Backup>]>,
        printer: @escaping (Int) -> any Printing & Writing
    ) throws {
        text = "\(try lazy.value.dependency.name), \(closure().dependency.name), \(try optional() != nil), "
            + "\(try list.value.map(\.dependency.name)), \(printer(7).name)"
    }
}
