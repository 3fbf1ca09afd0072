import Foundation
import PlatformHost
import UIKitCore

/// An input view that can enable the clicks that `UIDevice.playInputClick()` plays.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` plays a click while the view is visible. The default is false.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
    /// Plays a click if an input view on the screen enables clicks. The click is haptic, and makes no sound.
    public func playInputClick() {
        let application: UIApplication = .shared
        guard let presenter = application.inputPresenter as? InputViewPresenter, presenter.clicks else { return }
        application.host?.play(HostFeedback(kind: .light))
    }
}
