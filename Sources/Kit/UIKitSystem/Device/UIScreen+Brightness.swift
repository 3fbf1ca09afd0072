import Foundation
import UIKitCore

// The brightness that the app requests.
extension UIScreen {
    /// Posted after the brightness changes. The object is the screen.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")

    /// The brightness that the app requests, from 0 to 1. The default is 1.
    ///
    /// Observers are notified of changes. The brightness of the desktop does not change.
    public var brightness: CGFloat {
        get { DeviceState.current.brightness }
        set {
            let value: CGFloat = newValue.isNaN ? 1 : min(1, max(0, newValue))
            guard value != DeviceState.current.brightness else { return }
            DeviceState.current.brightness = value
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }
}
