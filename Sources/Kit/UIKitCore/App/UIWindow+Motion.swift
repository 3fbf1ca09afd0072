import Foundation
import HostClock

/// A shake that has begun, and has not ended.
@MainActor
struct Shake {
    weak var responder: UIResponder?
    /// The call that cancels the shake.
    let timeout: ScheduledCall

    /// The time after which a shake is canceled, in seconds.
    static let maximumDuration: TimeInterval = 1
}

extension UIWindow {
    /// Begins a shake of the first responder. Without a first responder, begins a shake of the topmost controller.
    func beginShake() {
        guard shake == nil else { return }
        let responder: UIResponder = firstResponder ?? rootViewController?.topmostPresented ?? self
        let timeout = MainQueue.shared.schedule(after: Shake.maximumDuration) { [weak self] in
            self?.endShake(isCanceled: true)
        }
        shake = Shake(responder: responder, timeout: timeout)
        responder.motionBegan(.motionShake, with: UIEvent(kind: .motion, timestamp: MainQueue.shared.now))
    }

    /// Ends or cancels the shake, if one has begun.
    func endShake(isCanceled: Bool) {
        guard let shake else { return }
        self.shake = nil
        shake.timeout.cancel()
        let event = UIEvent(kind: .motion, timestamp: MainQueue.shared.now)
        if isCanceled {
            shake.responder?.motionCancelled(.motionShake, with: event)
        } else {
            shake.responder?.motionEnded(.motionShake, with: event)
        }
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
