import DpendRuntime

enum Daily: DependencyTag {}

final class ReminderServiceImpl {
    init(
        invoices: InvoiceServiceImpl,
        mailer: Tagged<Mailer, Daily>,
        amounts: [Int: (String) -> Void]
    ) {}
}
