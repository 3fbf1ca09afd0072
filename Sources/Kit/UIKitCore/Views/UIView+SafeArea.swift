import Foundation

extension UIView {
    /// The part of the bounds that no bar covers.
    var safeAreaRect: CGRect { bounds.inset(by: computedSafeAreaInsets) }

    var computedSafeAreaInsets: UIEdgeInsets {
        let extra: UIEdgeInsets = viewController?.totalAdditionalSafeAreaInsets ?? .zero
        guard let superview = storedSuperview else { return extra }
        let safe: UIEdgeInsets = superview.computedSafeAreaInsets
        guard safe != .zero else { return extra }
        let outer: CGRect = superview.bounds.inset(by: safe)
        let frame: CGRect = self.frame
        // What hangs over the superview's edge is not covered by a bar: no more counts than the superview's own inset.
        func part(_ length: CGFloat, of limit: CGFloat) -> CGFloat { min(max(0, length), max(0, limit)) }
        return UIEdgeInsets(
            top: part(outer.minY - frame.minY, of: safe.top) + extra.top,
            left: part(outer.minX - frame.minX, of: safe.left) + extra.left,
            bottom: part(frame.maxY - outer.maxY, of: safe.bottom) + extra.bottom,
            right: part(frame.maxX - outer.maxX, of: safe.right) + extra.right)
    }

    /// Looks again at the safe area after the view moved.
    func positionDidChange() {
        guard let superview = storedSuperview else { return }
        if storedSafeAreaInsets != .zero || superview.storedSafeAreaInsets != .zero { setNeedsLayout() }
    }

    /// Tells the view when its safe area changed since it last was laid out, and its subviews after it.
    func updateSafeArea() {
        let insets: UIEdgeInsets = computedSafeAreaInsets
        guard insets != storedSafeAreaInsets else {
            updateMarginGuides()
            return
        }
        storedSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        tellMarginsChanged()
        for subview in storedSubviews { subview.setNeedsLayout() }
    }

    /// Lets what hangs on margins follow when the view's place among its superview's margins, or its width, changed them.
    private func updateMarginGuides() {
        guard let state = layoutState, state.marginsGuide != nil || state.readableGuide != nil else { return }
        let margins: UIEdgeInsets = layoutMargins
        guard margins != state.knownMargins else { return }
        state.knownMargins = margins
        safeAreaGuidesDidChange()
    }

    /// Tells everybody concerned that the margins changed: the view, its controller, and subviews that preserve them.
    func tellMarginsChanged() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        safeAreaGuidesDidChange()
        for subview in storedSubviews where subview.preservesSuperviewLayoutMargins { subview.tellMarginsChanged() }
    }

    var computedDirectionalMargins: NSDirectionalEdgeInsets {
        let margins: UIEdgeInsets = layoutMargins
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
    }

    func takeMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins != rare?.layoutMargins else { return }
        rareState.layoutMargins = margins
        tellMarginsChanged()
    }

    func takeMargins(_ margins: UIEdgeInsets) {
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
    }

    /// The margins, with those of the superview and the safe area where these count.
    var computedMargins: UIEdgeInsets {
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let own: NSDirectionalEdgeInsets = ownLayoutMargins
        var margins = UIEdgeInsets(
            top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
            right: isRightToLeft ? own.leading : own.trailing)
        if rare?.preservesSuperviewLayoutMargins == true, let superview = storedSuperview {
            let inner: CGRect = superview.bounds.inset(by: superview.layoutMargins)
            let frame: CGRect = self.frame
            margins.top = max(margins.top, inner.minY - frame.minY)
            margins.left = max(margins.left, inner.minX - frame.minX)
            margins.bottom = max(margins.bottom, frame.maxY - inner.maxY)
            margins.right = max(margins.right, frame.maxX - inner.maxX)
        }
        guard insetsLayoutMarginsFromSafeArea else { return margins }
        let safe: UIEdgeInsets = computedSafeAreaInsets
        return UIEdgeInsets(
            top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
            right: margins.right + safe.right)
    }

    /// The margins without the safe area and without those of the superview. A controller's view has at least those of
    /// the system.
    private var ownLayoutMargins: NSDirectionalEdgeInsets {
        guard let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins else {
            return rare?.layoutMargins ?? (viewController == nil ? usualLayoutMargins : .zero)
        }
        let least: NSDirectionalEdgeInsets = controller.systemMinimumLayoutMargins
        let own: NSDirectionalEdgeInsets = rare?.layoutMargins ?? .zero
        return NSDirectionalEdgeInsets(
            top: max(own.top, least.top), leading: max(own.leading, least.leading),
            bottom: max(own.bottom, least.bottom), trailing: max(own.trailing, least.trailing))
    }

    /// The margins that nobody chose. What a cell's content keeps from its sides is what the lines between rows keep.
    private var usualLayoutMargins: NSDirectionalEdgeInsets {
        guard let cell = superview as? UITableViewCell, cell.contentView === self else {
            return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        return NSDirectionalEdgeInsets(top: 11, leading: cell.place.margin, bottom: 11, trailing: cell.place.margin)
    }

    /// Whether its margins reach at least as far in as those of its superview. The default is false.
    public var preservesSuperviewLayoutMargins: Bool {
        get { rare?.preservesSuperviewLayoutMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            rareState.preservesSuperviewLayoutMargins = newValue
            tellMarginsChanged()
        }
    }

    /// Whether the safe area is added to the margins. The default is true.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { rare?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            rareState.insetsLayoutMarginsFromSafeArea = newValue
            tellMarginsChanged()
        }
    }

    /// Which way content with `attribute` runs where the person reads the way the application does.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Which way content with `semanticContentAttribute` runs inside content that runs `layoutDirection`.
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
