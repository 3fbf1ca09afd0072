import UIKitCore

extension UIView {
    /// Returns the views of `siblings` whose elements can be found: those that are visible and do not hide their
    /// elements. If one of them is modal, only the frontmost modal view remains.
    static func withVisibleElements(_ siblings: [UIView]) -> [UIView] {
        let visible: [UIView] = siblings.filter { !$0.isHidden && $0.alpha > 0.01 && !$0.accessibilityElementsHidden }
        return visible.last { $0.accessibilityViewIsModal }.map { [$0] } ?? visible
    }
}
