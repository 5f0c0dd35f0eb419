public protocol FetchCart {}
