import Foundation

/// An object whose content adapts to its size and traits: a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content prefers, in points.
    var preferredContentSize: CGSize { get }

    /// Called when the preferred size of a child changes.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size of a child if the size of this container is `parentSize`, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change because of a new window size.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    /// Notifies the children whose size will change, and the presentation controller.
    func notifyChildrenOfSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in storedChildren {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if child.viewIfLoaded?.bounds.size == childSize { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        notifyPresentationOfSize(size, with: coordinator)
    }

    /// Notifies the presentation controller of the new size of its container. A presentation in this controller's
    /// context has the size `size`, and others have the size of the window.
    func notifyPresentationOfSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presentation else { return }
        let isInContext: Bool = !presentation.controller.shouldPresentInFullscreen
        let windowSize: CGSize = (coordinator as? TransitionCoordinator)?.windowSize ?? size
        presentation.controller.viewWillTransition(to: isInContext ? size : windowSize, with: coordinator)
    }

    /// Notifies the children whose traits will change, and the presentation controller.
    func notifyChildrenOfTraits(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in storedChildren { child.notifyOfTraits(inherited: traits, with: coordinator) }
        presentation?.controller.willTransition(to: traits, with: coordinator)
    }

    /// Calls `willTransition(to:with:)` if the new traits of the container, `traits`, change the traits of this
    /// controller.
    func notifyOfTraits(
        inherited traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        // A container may override traits on a view that it places around the child's view.
        let superview = viewIfLoaded?.storedSuperview
        let containerTraits: UITraitCollection =
            superview?.viewController == nil ? superview?.traits(inheriting: traits) ?? traits : traits
        let new = self.traits(inheriting: containerTraits)
        if new != traitCollection { willTransition(to: new, with: coordinator) }
    }

    func reportPreferredContentSize() {
        if let storedParent {
            storedParent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if presenter != nil {
            storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}
