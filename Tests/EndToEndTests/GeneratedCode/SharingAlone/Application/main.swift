let module = SharingModule()
print("shared:", await module.deskImpl.isShared, caches.value, lines.value)
print("another call:", await module.deskImpl.isShared, caches.value, lines.value)
print("one after the other:", await module.bookImpl.isInOrder)
do { _ = try await module.remoteDeskImpl } catch { print(error, attempts.value) }
print("given up:", await giveUp(rounds: 1000))
