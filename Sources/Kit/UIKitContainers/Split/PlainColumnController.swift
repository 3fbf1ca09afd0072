import UIKitCore

/// A navigation controller that wraps a column's controller if the style of the split view is `unspecified`. The bar is
/// hidden while the wrapped controller is on top, and visible while another controller is above it.
@MainActor
final class PlainColumnController: UINavigationController, UINavigationControllerDelegate {
    private weak var plain: UIViewController?

    /// Creates a navigation controller with an empty stack.
    init(around plain: UIViewController) {
        self.plain = plain
        super.init(nibName: nil, bundle: nil)
        delegate = self
        setNavigationBarHidden(true, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { setNavigationBarHidden(viewController === plain, animated: animated) }
}
