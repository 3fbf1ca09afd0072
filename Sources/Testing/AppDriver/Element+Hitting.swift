import CoreGraphics
import UIKitCore

extension Element {
    /// Whether a touch at the center of the element's visible part reaches the element. Keys are always hittable.
    package var isHittable: Bool { key != nil || hitPoint != nil }

    /// The center of the element's visible part on the screen. Nil if a touch there does not reach the element.
    package var hitPoint: CGPoint? {
        switch content {
        case .application: return CGPoint(x: frame.midX, y: frame.midY)
        case .keyboard, .key: return nil
        case .view, .group, .accessibilityElement: break
        }
        guard let view, let window = view.window, !view.isHidden else { return nil }
        let visible = visibleFrame
        guard !visible.isEmpty else { return nil }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        for candidate in UIApplication.shared.windows.reversed() where !candidate.isHidden {
            let point: CGPoint = candidate.convert(middle, from: nil as UIWindow?)
            guard let hit = candidate.hitTest(point, with: nil) else { continue }
            return candidate === window && !hit.covers(view, at: middle) ? middle : nil
        }
        return nil
    }

    /// The part of the frame that is on the screen and not clipped by an ancestor. Empty if no part is visible.
    package var visibleFrame: CGRect {
        var visible = frame.intersection(UIScreen.main.bounds)
        var ancestor = view?.superview
        while let current = ancestor, !visible.isEmpty {
            if current.clipsToBounds {
                visible = visible.intersection(Self.screenFrame(of: current.bounds, in: current))
            }
            ancestor = current.superview
        }
        return visible
    }

    /// Returns whether a bar that does not contain the element receives touches at `point` on the screen.
    package func isCoveredByBar(at point: CGPoint) -> Bool {
        guard let window = UIApplication.shared.keyWindow else { return false }
        var hit: UIView? = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
        while let current = hit {
            if current is UINavigationBar || current is UITabBar || current is UIToolbar {
                return view?.isDescendant(of: current) != true
            }
            hit = current.superview
        }
        return false
    }
}

extension UIView {
    /// Returns whether this view, which receives a touch at `point` on the screen, prevents `view` from receiving it.
    ///
    /// Returns false in the following cases:
    ///
    /// - One of the two views is a descendant of the other.
    /// - This view is behind `view`. Labels and images receive no touches, so a touch passes through them to the view
    ///   behind them.
    /// - `view` receives no touches, and this view is a subview of the common superview and transparent at `point`.
    ///   `view` is visible there, and the common superview handles the touch.
    fileprivate func covers(_ view: UIView, at point: CGPoint) -> Bool {
        if isDescendant(of: view) || view.isDescendant(of: self) { return false }
        var branch = view
        while let parent = branch.superview, !isDescendant(of: parent) { branch = parent }
        guard let ancestor = branch.superview,
            let index = ancestor.subviews.firstIndex(where: { isDescendant(of: $0) }),
            let branchIndex = ancestor.subviews.firstIndex(of: branch)
        else { return true }
        guard index > branchIndex else { return false }
        return view.isUserInteractionEnabled || superview !== ancestor || isVisibleOrInteractive(at: point)
    }

    /// Returns whether the view draws something at `point` on the screen, or handles touches.
    private func isVisibleOrInteractive(at point: CGPoint) -> Bool {
        if self is UIControl || gestureRecognizers?.isEmpty == false { return true }
        if (backgroundColor?.cgColor.alpha ?? 0) > 0 { return true }
        guard let window else { return false }
        let local: CGPoint = convert(window.convert(point, from: nil as UIWindow?), from: nil)
        return subviews.contains { !$0.isHidden && $0.alpha > 0.01 && $0.frame.contains(local) }
    }
}
