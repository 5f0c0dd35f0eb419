/// Numbers receipts without gaps, which requires a single counter.
public protocol ReceiptNumbers: AnyObject {
    func next() -> Int
}

final class ReceiptCounter: ReceiptNumbers {
    private var last: Int

    init(first: Int) {
        last = first - 1
    }

    func next() -> Int {
        last += 1
        return last
    }
}
