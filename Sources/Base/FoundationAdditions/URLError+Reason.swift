import Foundation

extension URLError {
    /// The reason why the system does not permit a transfer.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// The request must not use a cellular network.
        case cellular = 0
        /// The request must not use an expensive network.
        case expensive = 1
        /// The request must not use a network in low data mode.
        case constrained = 2
    }

    /// The reason in the error's user information. It is nil for the errors of transfers, because Linux does not
    /// restrict networks.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap(NetworkUnavailableReason.init)
    }
}
