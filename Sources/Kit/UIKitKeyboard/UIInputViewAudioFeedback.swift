import PlatformHost
import UIKitCore

/// An input view that clicks when the user taps a key in it.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether taps play clicks. The default is false.
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
