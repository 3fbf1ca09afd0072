import UIKitCore

/// A scroll view whose elements change.
@MainActor
protocol ChangingList: UIScrollView {
    /// Whether the layout is mirrored, so that content that exceeds the width begins at its right end.
    var isMirrored: Bool { get }

    func reloadData()
}

extension ChangingList {
    /// Whether the content is scrolled to its start.
    var isAtStart: Bool {
        let inset = adjustedContentInset
        guard contentOffset.y <= -inset.top else { return false }
        return beginsAtRight ? contentOffset.x >= contentSize.width - bounds.width : contentOffset.x <= -inset.left
    }

    private var beginsAtRight: Bool { isMirrored && contentSize.width > bounds.width }

    /// Calls `body`, which changes the elements of a list that is at its start and stays there.
    func stayAtStart(_ body: () -> Void) {
        guard beginsAtRight else { return body() }
        // Offsets refer to the left end, so the offset of the right end changes with the width.
        UIView.performWithoutAnimation {
            let distance: CGFloat = contentSize.width - contentOffset.x
            body()
            layoutIfNeeded()
            contentOffset = clamped(CGPoint(x: contentSize.width - distance, y: contentOffset.y))
        }
    }

    /// Returns the position on the screen of a point in the content.
    func screenPosition(of point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    }

    /// Scrolls so that an element that changes moved from one position on the screen to another is where it was, or as
    /// near as the ends of the content allow.
    func restorePosition(_ before: CGPoint, from after: CGPoint) {
        guard after != before else { return }
        var offset = contentOffset
        // An item of a grid can move to another column when elements are inserted above it. Only the offset in the
        // scroll direction is adjusted.
        if contentSize.height > bounds.height { offset.y += after.y - before.y }
        if contentSize.width > bounds.width { offset.x += after.x - before.x }
        contentOffset = isMoving ? offset : clamped(offset)
    }
}
