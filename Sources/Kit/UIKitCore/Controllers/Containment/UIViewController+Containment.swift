import Foundation

extension UIViewController {
    /// Takes `child` in; see `addChild(_:)`.
    func adopt(_ child: UIViewController) {
        guard child.storedParent !== self else { return }
        noteLevels(of: child)
        child.removeFromParent()
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.storedParent = self
        child.isMovingByContainment = true
        child.viewIfLoaded?.inheritTraits()
    }

    /// Makes sure that controllers stay shallow enough with `child` in this one.
    private func noteLevels(of child: UIViewController) {
        var depth = 0
        var ancestor: UIViewController? = self
        while let current = ancestor {
            stopProgram(
                unless: current !== child,
                "\(child) cannot be a child of one of its own children, or of itself.")
            depth += 1
            ancestor = current.storedParent
        }
        var level: [UIViewController] = [child]
        while !level.isEmpty {
            depth += 1
            stopProgram(unless: depth <= 1_024, "Controllers may be nested at most 1024 deep.")
            level = level.flatMap(\.storedChildren)
        }
    }

    /// Is nobody's child any more; see `removeFromParent()`.
    func leaveParent() {
        guard let parent = storedParent else { return }
        parent.storedChildren.removeAll { $0 === self }
        storedParent = nil
        containerSafeAreaInsets = .zero
        didMove(toParent: nil)
    }

    /// The nearest ancestor of a kind; nil when there is none.
    func ancestor<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var ancestor: UIViewController? = storedParent
        while let current = ancestor {
            if let container = current as? Container { return container }
            ancestor = current.storedParent
        }
        return nil
    }

    /// The nearest navigation controller above it; nil when there is none.
    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

    /// The nearest split view controller above it; nil when there is none.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

    /// The nearest tab bar controller above it; nil when there is none.
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

    /// Shows `vc` by whoever around knows how to, and presents it otherwise.
    func showByContainer(_ vc: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.show(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Shows `vc` as details by whoever around knows how to, and presents it otherwise.
    func showDetailByContainer(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController {
            split.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// What the controller and its container add to the safe area.
    var totalAdditionalSafeAreaInsets: UIEdgeInsets {
        let own: UIEdgeInsets = additionalSafeAreaInsets
        let bars: UIEdgeInsets = containerSafeAreaInsets
        return UIEdgeInsets(
            top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
            right: own.right + bars.right)
    }
}
