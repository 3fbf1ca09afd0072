import UIKitCore

/// The navigation controller around a plain controller in a split view of the older style, which shows such a
/// controller without a bar. The bar is visible while another controller is above it.
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
