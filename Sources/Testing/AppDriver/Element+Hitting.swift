import CoreGraphics
import UIKitCore

extension Element {
    /// Whether a touch in the middle of its visible part would reach it. Keys can always be tapped.
    package var isHittable: Bool { key != nil || hitPoint != nil }

    /// The middle of its visible part on the screen, if a touch there reaches it.
    package var hitPoint: CGPoint? {
        switch content {
        case .application: return CGPoint(x: frame.midX, y: frame.midY)
        case .keyboard, .key: return nil
        case .view, .group, .accessibilityElement: break
        }
        guard let view, let window = view.window, !view.isHidden else { return nil }
        let visible: CGRect = visibleFrame
        guard !visible.isEmpty else { return nil }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        for candidate in UIApplication.shared.windows.reversed() where !candidate.isHidden {
            let point: CGPoint = candidate.convert(middle, from: nil as UIWindow?)
            guard let hit = candidate.hitTest(point, with: nil) else { continue }
            return candidate === window && !hit.covers(view, at: middle) ? middle : nil
        }
        return nil
    }

    /// The part of its frame that is on the screen, and that no view around it cuts off. Empty when there is none.
    package var visibleFrame: CGRect {
        var visible: CGRect = frame.intersection(UIScreen.main.bounds)
        var ancestor: UIView? = view?.superview
        while let current = ancestor, !visible.isEmpty {
            if current.clipsToBounds {
                visible = visible.intersection(Self.screenFrame(of: current.bounds, in: current))
            }
            ancestor = current.superview
        }
        return visible
    }

    /// Whether a touch at `point` of the screen goes to a bar that the element is not in.
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
    /// Whether this view, which takes a touch at `point` of the screen, takes it away from `view`.
    ///
    /// It does not when one of the two is in the other, or when it lies behind: labels and pictures take no touches
    /// themselves, so the touch goes through them to what they stand on. Nor does it when it is clear, and `view` takes
    /// no touches: what a person sees there is `view`, and a touch reaches what both are in.
    fileprivate func covers(_ view: UIView, at point: CGPoint) -> Bool {
        if isDescendant(of: view) || view.isDescendant(of: self) { return false }
        var branch: UIView = view
        while let parent = branch.superview, !isDescendant(of: parent) { branch = parent }
        guard let ancestor = branch.superview,
            let own = ancestor.subviews.firstIndex(where: { isDescendant(of: $0) }),
            let others = ancestor.subviews.firstIndex(of: branch)
        else { return true }
        guard own > others else { return false }
        return view.isUserInteractionEnabled || superview !== ancestor || isSeen(at: point)
    }

    /// Whether it shows something at `point` of the screen, or does something with touches.
    private func isSeen(at point: CGPoint) -> Bool {
        if self is UIControl || gestureRecognizers?.isEmpty == false { return true }
        if (backgroundColor?.cgColor.alpha ?? 0) > 0 { return true }
        guard let window else { return false }
        let local: CGPoint = convert(window.convert(point, from: nil as UIWindow?), from: nil)
        return subviews.contains { !$0.isHidden && $0.alpha > 0.01 && $0.frame.contains(local) }
    }
}
