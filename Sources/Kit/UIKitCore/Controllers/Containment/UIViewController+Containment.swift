import Foundation

extension UIViewController {
    /// Adds a child; see `addChild(_:)`.
    func adopt(_ child: UIViewController) {
        guard child.storedParent !== self else { return }
        checkDepth(of: child)
        child.removeFromParent()
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.storedParent = self
        child.isMovingByContainment = true
        child.viewIfLoaded?.inheritTraits()
    }

    /// Stops the program if `child` is an ancestor, or if adding `child` would nest controllers too deeply.
    private func checkDepth(of child: UIViewController) {
        var depth = 0
        var ancestor: UIViewController? = self
        while let current = ancestor {
            stopProgram(
                unless: current !== child,
                "\(child) cannot be a child of one of its own descendants, or of itself.")
            depth += 1
            ancestor = current.storedParent
        }
        var level: [UIViewController] = [child]
        while !level.isEmpty {
            depth += 1
            stopProgram(unless: depth <= 1_024, "View controllers can be nested at most 1024 levels deep.")
            level = level.flatMap(\.storedChildren)
        }
    }

    /// Removes this controller from its parent; see `removeFromParent()`.
    func detachFromParent() {
        guard let parent = storedParent else { return }
        parent.storedChildren.removeAll { $0 === self }
        storedParent = nil
        containerSafeAreaInsets = .zero
        didMove(toParent: nil)
    }

    /// Returns the nearest ancestor of the type `kind`, if any.
    package func ancestor<Container>(_ kind: Container.Type) -> Container? {
        sequence(first: self as UIViewController, next: \.storedParent).dropFirst().lazy.compactMap { $0 as? Container }
            .first
    }

    /// Shows `vc` in the navigation controller, or presents it if there is no navigation controller.
    func showInContainer(_ vc: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.show(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Shows `vc` in the detail area of the nearest container that has one. Without such a container, presents `vc`.
    func showDetailInContainer(_ vc: UIViewController, sender: Any?) {
        if let container = ancestor((any DetailContainer).self) {
            container.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// The insets that the controller and its container add to the safe area.
    var totalAdditionalSafeAreaInsets: UIEdgeInsets {
        let own = additionalSafeAreaInsets
        let bars = containerSafeAreaInsets
        return UIEdgeInsets(
            top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
            right: own.right + bars.right)
    }
}
