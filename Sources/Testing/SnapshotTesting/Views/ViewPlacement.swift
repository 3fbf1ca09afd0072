import CoreGraphics
import UIKitCore
import UIKitStackViews

/// The place of a view in the hierarchy, to which it returns after a snapshot.
@MainActor
struct ViewPlacement {
    private let view: UIView
    private let frame: CGRect
    private let translates: Bool
    private let position: (superview: UIView, index: Int)?
    private let arrangement: (stack: UIStackView, index: Int, spacing: CGFloat)?
    /// The constraints that are deactivated when the view leaves its ancestors.
    private let constraints: [NSLayoutConstraint]

    /// Removes `view` from its superview.
    init(removing view: UIView) {
        self.view = view
        frame = view.frame
        translates = view.translatesAutoresizingMaskIntoConstraints
        position = view.superview.flatMap { superview in
            superview.subviews.firstIndex(of: view).map { (superview, $0) }
        }
        arrangement = (view.superview as? UIStackView).flatMap { stack in
            stack.arrangedSubviews.firstIndex(of: view).map { (stack, $0, stack.customSpacing(after: view)) }
        }
        // The stack view creates other constraints when the view returns.
        arrangement?.stack.removeArrangedSubview(view)
        let ancestors = sequence(first: view) { $0.superview }.dropFirst()
        constraints = ancestors.flatMap(\.constraints).filter { constraint in
            [constraint.firstItem, constraint.secondItem].contains { item in
                let itemView: UIView? = item as? UIView ?? (item as? UILayoutGuide)?.owningView
                return itemView?.isDescendant(of: view) == true
            }
        }
        view.removeFromSuperview()
    }

    /// Returns the view to its place.
    func restore() {
        view.removeFromSuperview()
        view.translatesAutoresizingMaskIntoConstraints = translates
        position?.superview.insertSubview(view, at: position?.index ?? 0)
        if let arrangement {
            arrangement.stack.insertArrangedSubview(view, at: arrangement.index)
            arrangement.stack.setCustomSpacing(arrangement.spacing, after: view)
        }
        view.frame = frame
        NSLayoutConstraint.activate(constraints)
    }
}
