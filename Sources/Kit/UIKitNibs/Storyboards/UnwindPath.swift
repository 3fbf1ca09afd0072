import Foundation
import UIKitCore

/// The destination of an unwind segue, and the containers that lead to it.
@MainActor
struct UnwindPath {
    let destination: UIViewController
    private let source: UIViewController

    /// Finds the destination. Returns nil if no controller accepts the segue.
    ///
    /// The search begins at the source, and continues with its parent or with the controller that presents it. At
    /// each controller, its other children are searched before the controller itself is tested.
    init?(_ origin: UIStoryboardUnwindSegueSource) {
        source = origin.source
        var current: UIViewController? = origin.source
        while let controller = current {
            if let found = UnwindPath.find(in: controller, origin) {
                destination = found
                return
            }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    private static func find(
        in controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource
    ) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: origin) {
            if let found = find(in: child, origin) { return found }
        }
        guard controller !== origin.source else { return nil }
        return controller.canPerformUnwindSegueAction(origin.unwindAction, from: origin.source, sender: origin.sender)
            ? controller : nil
    }

    /// Dismisses the controllers above the destination, and shows it in its containers.
    ///
    /// Containers below a dismissed controller change without an animation of their own.
    func show(for segue: UIStoryboardSegue) {
        let ancestors: [UIViewController] = Array(sequence(first: destination, next: \.parent))
        let presenter: UIViewController? = ancestors.first { $0.isPresenting(source) }
        let showInContainers: () -> Void = {
            for (container, child) in zip(ancestors.dropFirst(), ancestors).reversed() {
                container.unwind(for: segue, towards: child)
            }
        }
        guard let presenter else { return showInContainers() }
        UIView.performWithoutAnimation(showInContainers)
        presenter.dismiss(animated: UIView.areAnimationsEnabled)
    }
}

extension UIViewController {
    /// Whether the controller presents, directly or through others, `other` or a controller that contains it.
    fileprivate func isPresenting(_ other: UIViewController) -> Bool {
        guard let presented = presentedViewController, presented.presentingViewController != nil else { return false }
        var current: UIViewController? = other
        while let controller = current {
            if controller === presented { return true }
            current = controller.parent ?? controller.presentingViewController
        }
        return false
    }
}
