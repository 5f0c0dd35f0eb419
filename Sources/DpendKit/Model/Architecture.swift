/// A processor architecture that sources can be compiled for, by its name in `#if arch(…)`.
public enum Architecture: String, Sendable, CaseIterable {
    case arm64, arm64_32, arm, x86_64, i386, wasm32, riscv64, riscv32, powerpc64le, powerpc64, powerpc, s390x, avr

    /// The architecture that dpend itself runs on.
    public static var host: Architecture {
        #if arch(arm64)
            .arm64
        #elseif arch(x86_64)
            .x86_64
        #elseif arch(arm)
            .arm
        #elseif arch(i386)
            .i386
        #elseif arch(riscv64)
            .riscv64
        #elseif arch(powerpc64le)
            .powerpc64le
        #elseif arch(powerpc64)
            .powerpc64
        #elseif arch(s390x)
            .s390x
        #else
            .wasm32
        #endif
    }

    /// How many bits a pointer has.
    var pointerBitWidth: Int {
        switch self {
        case .arm64, .x86_64, .riscv64, .powerpc64le, .powerpc64, .s390x: 64
        case .arm64_32, .arm, .i386, .wasm32, .riscv32, .powerpc: 32
        case .avr: 16
        }
    }

    /// Whether the first byte of a number is the lowest one.
    var isLittleEndian: Bool {
        switch self {
        case .powerpc64, .powerpc, .s390x: false
        case .arm64, .arm64_32, .arm, .x86_64, .i386, .wasm32, .riscv64, .riscv32, .powerpc64le, .avr: true
        }
    }
}
