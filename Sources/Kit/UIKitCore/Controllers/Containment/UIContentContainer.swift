import Foundation

/// Something with content whose size follows from what is around: a controller, or what presents one.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// How much room it asks for, in points.
    var preferredContentSize: CGSize { get }

    /// Tells that a child wants another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child will have where this container has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Tells that it will have another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Tells that the window's new size will change its traits.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    /// Tells the children, and what it presents, whose sizes change.
    func tellChildrenOfSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in storedChildren {
            let childSize: CGSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if child.viewIfLoaded?.bounds.size == childSize { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presentation?.controller.viewWillTransition(to: size, with: coordinator)
    }

    /// Tells the children, and what it presents, whose traits change with its own.
    func tellChildrenOfTraits(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in storedChildren { child.tellOfTraits(above: traits, with: coordinator) }
        presentation?.controller.willTransition(to: traits, with: coordinator)
    }

    /// Tells of the traits to come, if they will be others.
    func tellOfTraits(
        above traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        // A container may override traits on a view of its own that it puts the child's into.
        let holder: UIView? = viewIfLoaded?.storedSuperview
        let around: UITraitCollection =
            holder?.viewController == nil ? holder?.traits(inheriting: traits) ?? traits : traits
        let new: UITraitCollection = self.traits(inheriting: around)
        if new != traitCollection { willTransition(to: new, with: coordinator) }
    }

    func tellPreferredContentSizeChanged() {
        if let storedParent {
            storedParent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if presenter != nil {
            storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}
