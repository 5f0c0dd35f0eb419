import HealthKit
import Images

// No target of the package links this library, and only it needs the store.
public final class StepReader {
    public init(store: HKHealthStore) {}
}

public final class PulseReader {
    public init(store: HKHealthStore) {}
}

public final class HealthReader {
    public init(steps: StepReader, pulse: PulseReader) {}
}
