final class CMockImpl { init(b: BImpl) {} }
