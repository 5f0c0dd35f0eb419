let second = await HostileActorsModule().secondImpl
print(type(of: second))
