import UIKit

extension UIView {
    /// Returns `frame`, mirrored horizontally in this view's bounds if the reading direction is right to left.
    func inReadingDirection(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
