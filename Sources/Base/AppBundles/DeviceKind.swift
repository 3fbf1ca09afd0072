import Synchronization

/// The kind of device that the app runs on, which selects resources and strings.
package enum DeviceKind: String, Sendable {
    case phone = "iphone"
    case pad = "ipad"

    private static let storage = Mutex<DeviceKind>(.phone)

    /// The current kind. The default is a phone.
    package static var current: DeviceKind {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}
