let module = OverridesModule(overriding: {
    $0.remoteImpl { RemoteImpl("stand-in") }
    $0.printerImpl {
        await Task.yield()
        return PrinterImpl("paper")
    }
})
print(await module.clientImpl.name, try await module.printerImpl.name)

// Each has its own.
print(await OverridesModule().clientImpl.name)
do { _ = try await OverridesModule().printerImpl } catch { print("not overridden:", error) }
