import DpendRuntime

// A hundred singletons. Each needs some with higher numbers at once, and some, also with lower numbers, later.

final class Racer0Impl {
    let lazy: Lazy<Racer11Impl>
    let make: () throws -> Racer5Impl
    init(
        r1: Racer1Impl, r7: Racer7Impl, lazy: Lazy<Racer11Impl>, make: @escaping () throws -> Racer5Impl,
        now: () throws -> Racer9Impl
    ) {
        self.lazy = lazy
        self.make = make
        _ = try? now()
        made.note(0)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value, try make()] }
}

final class Racer1Impl {
    init(r2: Racer2Impl, r3: Racer3Impl) {
        made.note(1)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer2Impl {
    init(r3: Racer3Impl, r5: Racer5Impl, r9: Racer9Impl) {
        made.note(2)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer3Impl {
    let lazy: Lazy<Racer22Impl>
    init(r4: Racer4Impl, r7: Racer7Impl, lazy: Lazy<Racer22Impl>) {
        self.lazy = lazy
        made.note(3)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer4Impl {
    let make: () throws -> Racer13Impl
    init(r5: Racer5Impl, r9: Racer9Impl, r11: Racer11Impl, make: @escaping () throws -> Racer13Impl) {
        self.make = make
        made.note(4)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer5Impl {
    init(r6: Racer6Impl, r11: Racer11Impl, now: () throws -> Racer14Impl) {
        _ = try? now()
        made.note(5)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer6Impl {
    let lazy: Lazy<Racer33Impl>
    init(r7: Racer7Impl, r13: Racer13Impl, lazy: Lazy<Racer33Impl>) {
        self.lazy = lazy
        made.note(6)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer7Impl {
    init(r8: Racer8Impl, r15: Racer15Impl) {
        made.note(7)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer8Impl {
    let make: () throws -> Racer21Impl
    init(r9: Racer9Impl, r17: Racer17Impl, r15: Racer15Impl, make: @escaping () throws -> Racer21Impl) {
        self.make = make
        made.note(8)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer9Impl {
    let lazy: Lazy<Racer44Impl>
    init(r10: Racer10Impl, r19: Racer19Impl, lazy: Lazy<Racer44Impl>) {
        self.lazy = lazy
        made.note(9)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer10Impl {
    init(r11: Racer11Impl, r21: Racer21Impl, r17: Racer17Impl, now: () throws -> Racer19Impl) {
        _ = try? now()
        made.note(10)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer11Impl {
    init(r12: Racer12Impl, r23: Racer23Impl) {
        made.note(11)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer12Impl {
    let lazy: Lazy<Racer55Impl>
    let make: () throws -> Racer29Impl
    init(
        r13: Racer13Impl, r25: Racer25Impl, r19: Racer19Impl, lazy: Lazy<Racer55Impl>, make: @escaping () throws -> Racer29Impl
    ) {
        self.lazy = lazy
        self.make = make
        made.note(12)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value, try make()] }
}

final class Racer13Impl {
    init(r14: Racer14Impl, r27: Racer27Impl) {
        made.note(13)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer14Impl {
    init(r15: Racer15Impl, r29: Racer29Impl, r21: Racer21Impl) {
        made.note(14)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer15Impl {
    let lazy: Lazy<Racer66Impl>
    init(r16: Racer16Impl, r31: Racer31Impl, lazy: Lazy<Racer66Impl>, now: () throws -> Racer24Impl) {
        self.lazy = lazy
        _ = try? now()
        made.note(15)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer16Impl {
    let make: () throws -> Racer37Impl
    init(r17: Racer17Impl, r33: Racer33Impl, r23: Racer23Impl, make: @escaping () throws -> Racer37Impl) {
        self.make = make
        made.note(16)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer17Impl {
    init(r18: Racer18Impl, r35: Racer35Impl) {
        made.note(17)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer18Impl {
    let lazy: Lazy<Racer77Impl>
    init(r19: Racer19Impl, r37: Racer37Impl, r25: Racer25Impl, lazy: Lazy<Racer77Impl>) {
        self.lazy = lazy
        made.note(18)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer19Impl {
    init(r20: Racer20Impl, r39: Racer39Impl) {
        made.note(19)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer20Impl {
    let make: () throws -> Racer45Impl
    init(
        r21: Racer21Impl, r41: Racer41Impl, r27: Racer27Impl, make: @escaping () throws -> Racer45Impl, now: () throws -> Racer29Impl
    ) {
        self.make = make
        _ = try? now()
        made.note(20)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer21Impl {
    let lazy: Lazy<Racer88Impl>
    init(r22: Racer22Impl, r43: Racer43Impl, lazy: Lazy<Racer88Impl>) {
        self.lazy = lazy
        made.note(21)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer22Impl {
    init(r23: Racer23Impl, r45: Racer45Impl, r29: Racer29Impl) {
        made.note(22)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer23Impl {
    init(r24: Racer24Impl, r47: Racer47Impl) {
        made.note(23)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer24Impl {
    let lazy: Lazy<Racer99Impl>
    let make: () throws -> Racer53Impl
    init(
        r25: Racer25Impl, r49: Racer49Impl, r31: Racer31Impl, lazy: Lazy<Racer99Impl>, make: @escaping () throws -> Racer53Impl
    ) {
        self.lazy = lazy
        self.make = make
        made.note(24)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value, try make()] }
}

final class Racer25Impl {
    init(r26: Racer26Impl, r51: Racer51Impl, now: () throws -> Racer34Impl) {
        _ = try? now()
        made.note(25)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer26Impl {
    init(r27: Racer27Impl, r53: Racer53Impl, r33: Racer33Impl) {
        made.note(26)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer27Impl {
    let lazy: Lazy<Racer10Impl>
    init(r28: Racer28Impl, r55: Racer55Impl, lazy: Lazy<Racer10Impl>) {
        self.lazy = lazy
        made.note(27)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer28Impl {
    let make: () throws -> Racer61Impl
    init(r29: Racer29Impl, r57: Racer57Impl, r35: Racer35Impl, make: @escaping () throws -> Racer61Impl) {
        self.make = make
        made.note(28)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer29Impl {
    init(r30: Racer30Impl, r59: Racer59Impl) {
        made.note(29)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer30Impl {
    let lazy: Lazy<Racer21Impl>
    init(
        r31: Racer31Impl, r61: Racer61Impl, r37: Racer37Impl, lazy: Lazy<Racer21Impl>, now: () throws -> Racer39Impl
    ) {
        self.lazy = lazy
        _ = try? now()
        made.note(30)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer31Impl {
    init(r32: Racer32Impl, r63: Racer63Impl) {
        made.note(31)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer32Impl {
    let make: () throws -> Racer69Impl
    init(r33: Racer33Impl, r65: Racer65Impl, r39: Racer39Impl, make: @escaping () throws -> Racer69Impl) {
        self.make = make
        made.note(32)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer33Impl {
    let lazy: Lazy<Racer32Impl>
    init(r34: Racer34Impl, r67: Racer67Impl, lazy: Lazy<Racer32Impl>) {
        self.lazy = lazy
        made.note(33)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer34Impl {
    init(r35: Racer35Impl, r69: Racer69Impl, r41: Racer41Impl) {
        made.note(34)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer35Impl {
    init(r36: Racer36Impl, r71: Racer71Impl, now: () throws -> Racer44Impl) {
        _ = try? now()
        made.note(35)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer36Impl {
    let lazy: Lazy<Racer43Impl>
    let make: () throws -> Racer77Impl
    init(
        r37: Racer37Impl, r73: Racer73Impl, r43: Racer43Impl, lazy: Lazy<Racer43Impl>, make: @escaping () throws -> Racer77Impl
    ) {
        self.lazy = lazy
        self.make = make
        made.note(36)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value, try make()] }
}

final class Racer37Impl {
    init(r38: Racer38Impl, r75: Racer75Impl) {
        made.note(37)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer38Impl {
    init(r39: Racer39Impl, r77: Racer77Impl, r45: Racer45Impl) {
        made.note(38)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer39Impl {
    let lazy: Lazy<Racer54Impl>
    init(r40: Racer40Impl, r79: Racer79Impl, lazy: Lazy<Racer54Impl>) {
        self.lazy = lazy
        made.note(39)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer40Impl {
    let make: () throws -> Racer85Impl
    init(
        r41: Racer41Impl, r81: Racer81Impl, r47: Racer47Impl, make: @escaping () throws -> Racer85Impl, now: () throws -> Racer49Impl
    ) {
        self.make = make
        _ = try? now()
        made.note(40)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer41Impl {
    init(r42: Racer42Impl, r83: Racer83Impl) {
        made.note(41)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer42Impl {
    let lazy: Lazy<Racer65Impl>
    init(r43: Racer43Impl, r85: Racer85Impl, r49: Racer49Impl, lazy: Lazy<Racer65Impl>) {
        self.lazy = lazy
        made.note(42)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer43Impl {
    init(r44: Racer44Impl, r87: Racer87Impl) {
        made.note(43)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer44Impl {
    let make: () throws -> Racer93Impl
    init(r45: Racer45Impl, r89: Racer89Impl, r51: Racer51Impl, make: @escaping () throws -> Racer93Impl) {
        self.make = make
        made.note(44)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer45Impl {
    let lazy: Lazy<Racer76Impl>
    init(r46: Racer46Impl, r91: Racer91Impl, lazy: Lazy<Racer76Impl>, now: () throws -> Racer54Impl) {
        self.lazy = lazy
        _ = try? now()
        made.note(45)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer46Impl {
    init(r47: Racer47Impl, r93: Racer93Impl, r53: Racer53Impl) {
        made.note(46)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer47Impl {
    init(r48: Racer48Impl, r95: Racer95Impl) {
        made.note(47)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer48Impl {
    let lazy: Lazy<Racer87Impl>
    let make: () throws -> Racer1Impl
    init(
        r49: Racer49Impl, r97: Racer97Impl, r55: Racer55Impl, lazy: Lazy<Racer87Impl>, make: @escaping () throws -> Racer1Impl
    ) {
        self.lazy = lazy
        self.make = make
        made.note(48)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value, try make()] }
}

final class Racer49Impl {
    init(r50: Racer50Impl, r99: Racer99Impl) {
        made.note(49)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer50Impl {
    init(r51: Racer51Impl, r57: Racer57Impl, now: () throws -> Racer59Impl) {
        _ = try? now()
        made.note(50)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer51Impl {
    let lazy: Lazy<Racer98Impl>
    init(r52: Racer52Impl, r58: Racer58Impl, lazy: Lazy<Racer98Impl>) {
        self.lazy = lazy
        made.note(51)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer52Impl {
    let make: () throws -> Racer9Impl
    init(r53: Racer53Impl, r59: Racer59Impl, make: @escaping () throws -> Racer9Impl) {
        self.make = make
        made.note(52)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer53Impl {
    init(r54: Racer54Impl, r60: Racer60Impl) {
        made.note(53)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer54Impl {
    let lazy: Lazy<Racer9Impl>
    init(r55: Racer55Impl, r61: Racer61Impl, lazy: Lazy<Racer9Impl>) {
        self.lazy = lazy
        made.note(54)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer55Impl {
    init(r56: Racer56Impl, r62: Racer62Impl, now: () throws -> Racer64Impl) {
        _ = try? now()
        made.note(55)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer56Impl {
    let make: () throws -> Racer17Impl
    init(r57: Racer57Impl, r63: Racer63Impl, make: @escaping () throws -> Racer17Impl) {
        self.make = make
        made.note(56)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer57Impl {
    let lazy: Lazy<Racer20Impl>
    init(r58: Racer58Impl, r64: Racer64Impl, lazy: Lazy<Racer20Impl>) {
        self.lazy = lazy
        made.note(57)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer58Impl {
    init(r59: Racer59Impl, r65: Racer65Impl) {
        made.note(58)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer59Impl {
    init(r60: Racer60Impl, r66: Racer66Impl) {
        made.note(59)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer60Impl {
    let lazy: Lazy<Racer31Impl>
    let make: () throws -> Racer25Impl
    init(
        r61: Racer61Impl, r67: Racer67Impl, lazy: Lazy<Racer31Impl>, make: @escaping () throws -> Racer25Impl, now: () throws -> Racer69Impl
    ) {
        self.lazy = lazy
        self.make = make
        _ = try? now()
        made.note(60)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value, try make()] }
}

final class Racer61Impl {
    init(r62: Racer62Impl, r68: Racer68Impl) {
        made.note(61)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer62Impl {
    init(r63: Racer63Impl, r69: Racer69Impl) {
        made.note(62)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer63Impl {
    let lazy: Lazy<Racer42Impl>
    init(r64: Racer64Impl, r70: Racer70Impl, lazy: Lazy<Racer42Impl>) {
        self.lazy = lazy
        made.note(63)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer64Impl {
    let make: () throws -> Racer33Impl
    init(r65: Racer65Impl, r71: Racer71Impl, make: @escaping () throws -> Racer33Impl) {
        self.make = make
        made.note(64)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer65Impl {
    init(r66: Racer66Impl, r72: Racer72Impl, now: () throws -> Racer74Impl) {
        _ = try? now()
        made.note(65)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer66Impl {
    let lazy: Lazy<Racer53Impl>
    init(r67: Racer67Impl, r73: Racer73Impl, lazy: Lazy<Racer53Impl>) {
        self.lazy = lazy
        made.note(66)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer67Impl {
    init(r68: Racer68Impl, r74: Racer74Impl) {
        made.note(67)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer68Impl {
    let make: () throws -> Racer41Impl
    init(r69: Racer69Impl, r75: Racer75Impl, make: @escaping () throws -> Racer41Impl) {
        self.make = make
        made.note(68)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer69Impl {
    let lazy: Lazy<Racer64Impl>
    init(r70: Racer70Impl, r76: Racer76Impl, lazy: Lazy<Racer64Impl>) {
        self.lazy = lazy
        made.note(69)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer70Impl {
    init(r71: Racer71Impl, r77: Racer77Impl, now: () throws -> Racer79Impl) {
        _ = try? now()
        made.note(70)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer71Impl {
    init(r72: Racer72Impl, r78: Racer78Impl) {
        made.note(71)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer72Impl {
    let lazy: Lazy<Racer75Impl>
    let make: () throws -> Racer49Impl
    init(r73: Racer73Impl, r79: Racer79Impl, lazy: Lazy<Racer75Impl>, make: @escaping () throws -> Racer49Impl) {
        self.lazy = lazy
        self.make = make
        made.note(72)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value, try make()] }
}

final class Racer73Impl {
    init(r74: Racer74Impl, r80: Racer80Impl) {
        made.note(73)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer74Impl {
    init(r75: Racer75Impl, r81: Racer81Impl) {
        made.note(74)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer75Impl {
    let lazy: Lazy<Racer86Impl>
    init(r76: Racer76Impl, r82: Racer82Impl, lazy: Lazy<Racer86Impl>, now: () throws -> Racer84Impl) {
        self.lazy = lazy
        _ = try? now()
        made.note(75)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer76Impl {
    let make: () throws -> Racer57Impl
    init(r77: Racer77Impl, r83: Racer83Impl, make: @escaping () throws -> Racer57Impl) {
        self.make = make
        made.note(76)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer77Impl {
    init(r78: Racer78Impl, r84: Racer84Impl) {
        made.note(77)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer78Impl {
    let lazy: Lazy<Racer97Impl>
    init(r79: Racer79Impl, r85: Racer85Impl, lazy: Lazy<Racer97Impl>) {
        self.lazy = lazy
        made.note(78)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer79Impl {
    init(r80: Racer80Impl, r86: Racer86Impl) {
        made.note(79)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer80Impl {
    let make: () throws -> Racer65Impl
    init(
        r81: Racer81Impl, r87: Racer87Impl, make: @escaping () throws -> Racer65Impl, now: () throws -> Racer89Impl
    ) {
        self.make = make
        _ = try? now()
        made.note(80)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer81Impl {
    let lazy: Lazy<Racer8Impl>
    init(r82: Racer82Impl, r88: Racer88Impl, lazy: Lazy<Racer8Impl>) {
        self.lazy = lazy
        made.note(81)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer82Impl {
    init(r83: Racer83Impl, r89: Racer89Impl) {
        made.note(82)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer83Impl {
    init(r84: Racer84Impl, r90: Racer90Impl) {
        made.note(83)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer84Impl {
    let lazy: Lazy<Racer19Impl>
    let make: () throws -> Racer73Impl
    init(r85: Racer85Impl, r91: Racer91Impl, lazy: Lazy<Racer19Impl>, make: @escaping () throws -> Racer73Impl) {
        self.lazy = lazy
        self.make = make
        made.note(84)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value, try make()] }
}

final class Racer85Impl {
    init(r86: Racer86Impl, r92: Racer92Impl, now: () throws -> Racer94Impl) {
        _ = try? now()
        made.note(85)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer86Impl {
    init(r87: Racer87Impl, r93: Racer93Impl) {
        made.note(86)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer87Impl {
    let lazy: Lazy<Racer30Impl>
    init(r88: Racer88Impl, r94: Racer94Impl, lazy: Lazy<Racer30Impl>) {
        self.lazy = lazy
        made.note(87)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer88Impl {
    let make: () throws -> Racer81Impl
    init(r89: Racer89Impl, r95: Racer95Impl, make: @escaping () throws -> Racer81Impl) {
        self.make = make
        made.note(88)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer89Impl {
    init(r90: Racer90Impl, r96: Racer96Impl) {
        made.note(89)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer90Impl {
    let lazy: Lazy<Racer41Impl>
    init(r91: Racer91Impl, r97: Racer97Impl, lazy: Lazy<Racer41Impl>, now: () throws -> Racer99Impl) {
        self.lazy = lazy
        _ = try? now()
        made.note(90)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer91Impl {
    init(r92: Racer92Impl, r98: Racer98Impl) {
        made.note(91)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer92Impl {
    let make: () throws -> Racer89Impl
    init(r93: Racer93Impl, r99: Racer99Impl, make: @escaping () throws -> Racer89Impl) {
        self.make = make
        made.note(92)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try make()] }
}

final class Racer93Impl {
    let lazy: Lazy<Racer52Impl>
    init(r94: Racer94Impl, lazy: Lazy<Racer52Impl>) {
        self.lazy = lazy
        made.note(93)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}

final class Racer94Impl {
    init(r95: Racer95Impl) {
        made.note(94)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer95Impl {
    init(r96: Racer96Impl) {
        made.note(95)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer96Impl {
    let lazy: Lazy<Racer63Impl>
    let make: () throws -> Racer97Impl
    init(r97: Racer97Impl, lazy: Lazy<Racer63Impl>, make: @escaping () throws -> Racer97Impl) {
        self.lazy = lazy
        self.make = make
        made.note(96)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value, try make()] }
}

final class Racer97Impl {
    init(r98: Racer98Impl) {
        made.note(97)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer98Impl {
    init(r99: Racer99Impl) {
        made.note(98)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [] }
}

final class Racer99Impl {
    let lazy: Lazy<Racer74Impl>
    init(lazy: Lazy<Racer74Impl>) {
        self.lazy = lazy
        made.note(99)
    }
    /// What it needs later.
    func needed() throws -> [AnyObject] { [try lazy.value] }
}
