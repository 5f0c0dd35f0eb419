protocol `::error::taken for a command` {}

final class `say "hi" </script> */ //` {}

final class `::error::Impl`: `::error::taken for a command` {
    init(greeting: `say "hi" </script> */ //`, absent: `##[error]absent`) {}
}
