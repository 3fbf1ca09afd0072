import CoreGraphics
import QuartzCore
import UIKitCore

/// The arrangement of the tab bar and its accessory at the bottom of a tab bar controller.
///
/// A minimized bar is a rounded area with the selected item, at the leading side. The accessory is beside it.
@MainActor
final class TabBarArrangement: TabBarArranging {
    private unowned let controller: UITabBarController
    private(set) var accessoryView: TabAccessoryView?
    /// The shadow that the bar had before it was minimized; nil while it is not minimized.
    private var ownShadow: LayerShadow?
    /// The last known position of the content.
    private var last: Position?
    /// The distance that the user has scrolled in one direction, in points, positive towards the end of the content.
    private var travel: CGFloat = 0

    /// The condition under which the bar minimizes.
    var behavior = UITabBarController.MinimizeBehavior.automatic {
        didSet { if direction == 0 { expand() } }
    }

    /// Whether scrolling has minimized the bar. The bar changes after the turn, because content moves during layouts.
    private var isMinimized = false {
        didSet {
            guard isMinimized != oldValue else { return }
            UIApplication.shared.afterTurn { [weak self] in self?.update() }
        }
    }

    private static let accessoryHeight: CGFloat = 48
    private static let minimizedSize = CGSize(width: 64, height: 44)
    private static let sideInset: CGFloat = 12
    private static let gap: CGFloat = 8
    /// The distance between a minimized bar and the safe area, in points.
    private static let bottomInset: CGFloat = 4
    /// The distance that the content must move before the bar minimizes or expands, in points.
    private static let threshold: CGFloat = 16

    private struct Position: Equatable {
        weak var scrollView: UIScrollView?
        var offset: Double
        var end: Double
    }

    init(controller: UITabBarController) {
        self.controller = controller
        controller.tabBar.onExpand = { [weak self] in self?.expand() }
    }

    // MARK: Places

    func place(_ bar: UITabBar, in content: UIView) -> CGFloat {
        let safe: UIEdgeInsets = content.safeAreaInsets
        let area: CGRect = content.bounds.inset(by: safe).insetBy(dx: Self.sideInset, dy: 0)
        let isMirrored: Bool = content.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isMinimized: Bool = bar.isMinimized && !bar.isHidden
        if isMinimized != (ownShadow != nil) { setFloating(isMinimized, bar.layer) }
        let size: CGSize = Self.minimizedSize
        let top: CGFloat = area.maxY - Self.bottomInset - size.height
        if isMinimized {
            bar.frame = CGRect(
                x: isMirrored ? area.maxX - size.width : area.minX, y: top, width: size.width, height: size.height)
        }
        let barHeight: CGFloat = isMinimized ? size.height + Self.bottomInset : bar.isHidden ? 0 : bar.height
        guard let accessoryView else { return barHeight }
        if accessoryView.superview !== content { content.insertSubview(accessoryView, aboveSubview: bar) }
        accessoryView.environment = isMinimized ? .inline : .regular
        if isMinimized {
            let width: CGFloat = max(0, area.width - size.width - Self.gap)
            accessoryView.frame = CGRect(
                x: isMirrored ? area.minX : area.maxX - width, y: top, width: width, height: size.height)
            return barHeight
        }
        let height: CGFloat = Self.accessoryHeight
        accessoryView.frame = CGRect(
            x: area.minX, y: area.maxY - barHeight - Self.gap - height, width: area.width, height: height)
        return barHeight + Self.gap + height
    }

    /// Gives a minimized bar the shadow of views that float, or restores its own shadow.
    private func setFloating(_ isFloating: Bool, _ layer: CALayer) {
        if isFloating { ownShadow = LayerShadow(layer) }
        (isFloating ? .floating : ownShadow)?.apply(to: layer)
        if !isFloating { ownShadow = nil }
    }

    /// Replaces the accessory. If `animated` is true, the new one fades in and the old one fades out.
    func setAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        guard accessory !== accessoryView?.accessory else { return }
        let old: TabAccessoryView? = accessoryView
        let new: TabAccessoryView? = accessory.map { TabAccessoryView(accessory: $0) }
        accessoryView = new
        guard animated, let view = controller.viewIfLoaded, view.window != nil, UIView.areAnimationsEnabled else {
            old?.removeFromSuperview()
            controller.viewIfLoaded?.setNeedsLayout()
            return
        }
        UIView.performWithoutAnimation {
            _ = place(controller.tabBar, in: view)
            new?.alpha = 0
            new?.layoutIfNeeded()
        }
        animate {
            old?.alpha = 0
            new?.alpha = 1
        } completion: {
            old?.removeFromSuperview()
        }
    }

    // MARK: Minimization

    /// The direction in which scrolling minimizes the bar: 1 towards the end of the content, -1 towards its beginning,
    /// or 0 if the bar does not minimize.
    private var direction: CGFloat {
        switch behavior {
        case .automatic, .never: 0
        case .onScrollDown: 1
        case .onScrollUp: -1
        }
    }

    func contentDidMove(of page: UIViewController) {
        guard direction != 0 else { return }
        guard let scrollView = page.contentScrollView(for: .bottom) ?? page.contentScrollView(for: .top) else {
            last = nil
            return isMinimized = false
        }
        let range: ClosedRange<Double> = scrollView.verticalRange
        let offset: Double = min(max(Double(scrollView.contentOffset.y), range.lowerBound), range.upperBound)
        let previous: Position? = last
        last = Position(scrollView: scrollView, offset: offset, end: range.upperBound)
        let isAtStart: Bool = offset == (direction > 0 ? range.lowerBound : range.upperBound)
        guard let previous, previous.scrollView === scrollView, !isAtStart else {
            travel = 0
            return isMinimized = false
        }
        // A change of the safe area or of the content moves the end of the range, and can move the content.
        guard previous.end == range.upperBound, scrollView.isDragging || scrollView.isDecelerating else {
            return travel = 0
        }
        let distance = CGFloat(offset - previous.offset)
        if distance * travel < 0 { travel = 0 }
        travel += distance
        guard abs(travel) >= Self.threshold else { return }
        isMinimized = travel * direction > 0
    }

    private func expand() {
        travel = 0
        isMinimized = false
        update()
    }

    /// Minimizes or expands the bar.
    private func update() {
        let bar: UITabBar = controller.tabBar
        guard isMinimized != bar.isMinimized, !isMinimized || controller.pageExtendsUnderBar else { return }
        guard let view = controller.viewIfLoaded, view.window != nil, UIView.areAnimationsEnabled else {
            bar.isMinimized = isMinimized
            controller.viewIfLoaded?.setNeedsLayout()
            return
        }
        animate { [self] in bar.isMinimized = isMinimized }
    }

    /// Performs changes, and then the layout, with an animation.
    private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        let view: UIView = controller.view
        view.layoutIfNeeded()
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                changes()
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }, completion: { _ in completion() })
    }
}
