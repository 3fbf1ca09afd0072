import Foundation
import HostClock

extension UIWindow {
    /// Sends a shake to the first responder. Without a first responder, sends it to the topmost controller.
    func shake() {
        let event = UIEvent(kind: .motion, timestamp: MainQueue.shared.now)
        let responder: UIResponder = firstResponder ?? rootViewController?.topmostPresented ?? self
        responder.motionBegan(.motionShake, with: event)
        responder.motionEnded(.motionShake, with: event)
    }
}

extension UIApplication {
    /// Notifies observers that the user took a screenshot.
    func postScreenshot() {
        NotificationCenter.default.post(name: UIApplication.userDidTakeScreenshotNotification, object: self)
    }
}

extension UIKey {
    /// Whether the key simulates a shake of the device: Z with Control and Alt.
    var isShake: Bool { keyCode == .keyboardZ && modifierFlags.isSuperset(of: [.control, .alternate]) }
}
