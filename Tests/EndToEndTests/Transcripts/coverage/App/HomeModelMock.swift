import Core
// A double: what it makes does not count.
let doubles = SystemClockImpl()
