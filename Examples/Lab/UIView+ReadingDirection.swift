import UIKit

extension UIView {
    /// Returns a frame in the reading direction: `frame`, or for right to left, the frame mirrored in this view's
    /// width.
    func inReadingDirection(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
