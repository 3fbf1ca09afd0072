import Foundation
import FoundationAdditions

extension UIView {
    /// The part of the bounds inside the safe area.
    var safeAreaRect: CGRect { bounds.inset(by: computedSafeAreaInsets) }

    var computedSafeAreaInsets: UIEdgeInsets {
        let extra: UIEdgeInsets = viewController?.totalAdditionalSafeAreaInsets ?? .zero
        guard let superview = storedSuperview else { return rootSafeAreaInsets(extra) }
        let safe =
            rare?.isScrolledContent == true ? superview.safeAreaOfScrolledContent : superview.computedSafeAreaInsets
        guard safe != .zero else { return extra }
        let outer = superview.bounds.inset(by: safe)
        let frame: CGRect = self.frame
        // No bar covers the part of the view outside its superview, so an inset is at most the superview's.
        func part(_ length: CGFloat, of limit: CGFloat) -> CGFloat { min(max(0, length), max(0, limit)) }
        return UIEdgeInsets(
            top: part(outer.minY - frame.minY, of: safe.top) + extra.top,
            left: part(outer.minX - frame.minX, of: safe.left) + extra.left,
            bottom: part(frame.maxY - outer.maxY, of: safe.bottom) + extra.bottom,
            right: part(frame.maxX - outer.maxX, of: safe.right) + extra.right)
    }

    /// Whether the view is scrolled content, such as a cell. The view's safe area excludes the insets that are part of
    /// the scroll view's content inset, so that the safe area does not change during scrolling.
    package var isScrolledContent: Bool {
        get { rare?.isScrolledContent ?? false }
        set { if newValue != isScrolledContent { rareState.isScrolledContent = newValue } }
    }

    private var safeAreaOfScrolledContent: UIEdgeInsets {
        (self as? UIScrollView)?.safeAreaBesideContentInset ?? computedSafeAreaInsets
    }

    /// Returns the safe area of a view without a superview. This is a separate function to keep the stack frames of
    /// `computedSafeAreaInsets`, which is recursive, small.
    private func rootSafeAreaInsets(_ extra: UIEdgeInsets) -> UIEdgeInsets {
        (self as? UIWindow)?.statusBarInsets ?? extra
    }

    /// Marks the view for layout after a move, if its safe area may have changed.
    func positionDidChange() {
        guard let superview = storedSuperview else { return }
        if storedSafeAreaInsets != .zero || superview.storedSafeAreaInsets != .zero { setNeedsLayout() }
    }

    /// Notifies the view if its safe area changed since the last layout, and marks its subviews for layout.
    func updateSafeArea() {
        defer {
            wasResized = false
            layoutState?.keyboardGuide?.update()
        }
        let insets = computedSafeAreaInsets
        guard insets != storedSafeAreaInsets else {
            updateMarginGuides()
            // An edge that moves changes the safe areas of the subviews near it. The content of a scroll view keeps its
            // layout, as it does when it scrolls under a bar.
            if wasResized, insets != .zero, !(self is UIScrollView) {
                for subview in storedSubviews where subview.computedSafeAreaInsets != subview.storedSafeAreaInsets {
                    subview.setNeedsLayout()
                }
            }
            return
        }
        if isObserved(self) { rareState.reportedSafeAreaInsets = storedSafeAreaInsets }
        keyWillChange(self, "safeAreaInsets")
        rare?.reportedSafeAreaInsets = nil
        storedSafeAreaInsets = insets
        keyDidChange(self, "safeAreaInsets")
        for subview in storedSubviews { subview.setNeedsLayout() }
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        notifyMarginsChanged()
    }

    /// Updates the margin guides if a change in the view's position or width changed its margins.
    private func updateMarginGuides() {
        guard let state = layoutState, state.marginsGuide != nil || state.readableGuide != nil else { return }
        let margins = layoutMargins
        guard margins != state.lastMargins else { return }
        state.lastMargins = margins
        safeAreaGuidesDidChange()
    }

    /// Reports a change in the margins to the view, its controller, and the subviews that preserve the view's margins.
    func notifyMarginsChanged() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        safeAreaGuidesDidChange()
        for subview in storedSubviews where subview.preservesSuperviewLayoutMargins { subview.notifyMarginsChanged() }
    }

    var computedDirectionalMargins: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
    }

    func setMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins != rare?.layoutMargins else { return }
        rareState.layoutMargins = margins
        notifyMarginsChanged()
    }

    func setMargins(_ margins: UIEdgeInsets) {
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
    }

    /// The margins, including the superview's margins and the safe area if the view respects them.
    var computedMargins: UIEdgeInsets {
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let own = ownLayoutMargins
        var margins = UIEdgeInsets(
            top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
            right: isRightToLeft ? own.leading : own.trailing)
        if insetsLayoutMarginsFromSafeArea {
            let safe = computedSafeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        guard rare?.preservesSuperviewLayoutMargins == true, let superview = storedSuperview else { return margins }
        // The superview's margins include its safe area.
        let inner = superview.bounds.inset(by: superview.layoutMargins)
        let frame = self.frame
        return UIEdgeInsets(
            top: max(margins.top, inner.minY - frame.minY), left: max(margins.left, inner.minX - frame.minX),
            bottom: max(margins.bottom, frame.maxY - inner.maxY), right: max(margins.right, frame.maxX - inner.maxX))
    }

    /// The margins without the safe area and the superview's margins. A controller's view has at least the system's
    /// minimum margins.
    private var ownLayoutMargins: NSDirectionalEdgeInsets {
        guard let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins else {
            return rare?.layoutMargins ?? (viewController == nil ? defaultLayoutMargins : .zero)
        }
        let minimum = controller.systemMinimumLayoutMargins
        let own: NSDirectionalEdgeInsets = rare?.layoutMargins ?? .zero
        return NSDirectionalEdgeInsets(
            top: max(own.top, minimum.top), leading: max(own.leading, minimum.leading),
            bottom: max(own.bottom, minimum.bottom), trailing: max(own.trailing, minimum.trailing))
    }

    /// The margins of a view that has no explicit margins, in points. The default is 8 on each side.
    package var defaultLayoutMargins: NSDirectionalEdgeInsets {
        get { rare?.defaultLayoutMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        set {
            guard newValue != defaultLayoutMargins else { return }
            rareState.defaultLayoutMargins = newValue
            notifyMarginsChanged()
        }
    }

    /// Whether the view's margins extend at least to its superview's margins. The default is false.
    public var preservesSuperviewLayoutMargins: Bool {
        get { rare?.preservesSuperviewLayoutMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            rareState.preservesSuperviewLayoutMargins = newValue
            notifyMarginsChanged()
        }
    }

    /// Whether the margins include the safe area. The default is true.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { rare?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            rareState.insetsLayoutMarginsFromSafeArea = newValue
            notifyMarginsChanged()
        }
    }

    /// Returns the layout direction of content with `attribute` in the application's layout direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the layout direction of content with an attribute inside content that has `layoutDirection`.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
