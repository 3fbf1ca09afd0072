import QuartzCore
import UIKitCore

extension UILabel {
    /// Keeps the size of the text while an animation changes the frame of the label: the text is drawn once, for the
    /// final frame, and stays at the leading edge, or in the center if it is centered. The superview calls this method
    /// in its layout.
    func keepTextSizeInAnimation() {
        guard UIView.inheritedAnimationDuration > 0 else { return }
        let gravity: CALayerContentsGravity =
            switch textAlignment {
            case .center: .top
            default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .topRight : .topLeft
            }
        if layer.contentsGravity != gravity { layer.contentsGravity = gravity }
    }
}
