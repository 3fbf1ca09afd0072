import Foundation
import PlatformHost
import UIKitCore

/// The base class of objects that play haptic feedback. Use its subclasses.
///
/// The host plays the feedback on a device with haptics. Without such a device, nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// The view to which the feedback belongs, held weakly.
    private weak var view: UIView?

    override init() { super.init() }

    /// Creates a generator for feedback that belongs to a view.
    public required init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Prepares the device for feedback that is about to be played. This method does nothing, because no host needs
    /// preparation.
    open func prepare() {}

    func play(_ kind: HostFeedback.Kind, intensity: CGFloat = 1) {
        UIApplication.shared.host?.play(HostFeedback(kind: kind, intensity: Double(min(max(0, intensity), 1))))
    }
}
