import ActivityKit
import Core

/// Newer than the deployment target, as the type of the SDK is.
@available(iOS 16.1, macOS 14, *)
final class LiveModel {
    init(clock: any Clock, info: ActivityAuthorizationInfo) {}
}
