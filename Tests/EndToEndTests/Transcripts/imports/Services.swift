@_exported import Base
import func Darwin.fmod
import struct Network.Address
internal import Wire
@_spi(Testing) @preconcurrency import Store
@testable import Model
private import Secret
#if DEBUG || canImport(Gadgets, _version: 2.1) && !os(Linux)
    #if swift(>=5.9)
import Gadgets
    #else
import OldGadgets
    #endif
#else
import Release
#endif

final class StationImpl {
    init(address: Address) {}
}
