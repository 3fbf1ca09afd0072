import Foundation

/// An object that describes the position of a scroll view to assistive technologies.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns a description of the position after a page was scrolled, such as “Page 2 of 5”.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}

extension UIScrollView {
    /// Scrolls by a page, and returns whether that was possible.
    func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let page: CGSize = bounds.inset(by: adjustedContentInset).size
        let isVertical: Bool = contentSize.height > page.height
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var offset = contentOffset
        switch direction {
        case .up: offset.y -= page.height
        case .down: offset.y += page.height
        case .left: offset.x -= page.width
        case .right: offset.x += page.width
        case .next where isVertical: offset.y += page.height
        case .previous where isVertical: offset.y -= page.height
        case .next: offset.x += isMirrored ? -page.width : page.width
        case .previous: offset.x -= isMirrored ? -page.width : page.width
        }
        let inset = adjustedContentInset
        offset.x = max(-inset.left, min(offset.x, contentSize.width + inset.right - bounds.width))
        offset.y = max(-inset.top, min(offset.y, contentSize.height + inset.bottom - bounds.height))
        guard isScrollEnabled, offset != contentOffset else { return false }
        setContentOffset(offset, animated: false)
        let delegate = storedScrollDelegate as? any UIScrollViewAccessibilityDelegate
        UIAccessibility.post(
            notification: .pageScrolled,
            argument: delegate?.accessibilityScrollStatus(for: self) ?? (self as? any ListView)?.scrollStatus)
        return true
    }
}
