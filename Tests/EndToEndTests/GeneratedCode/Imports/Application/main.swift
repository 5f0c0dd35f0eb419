import struct ClockLibrary.Zone

let module = ImportsModule(zone: Zone("UTC"))
print(module.mailerImpl.sender.send("mail"), module.mailerImpl.route.text)
print(module.uptimeImpl.clock.now(), module.calendarImpl.name)
