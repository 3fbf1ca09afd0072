import Foundation

/// An object that the arrow of a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the rectangle that the arrow points at in the coordinates of a view, or nil if the item is not visible.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the view in the coordinates of another view, or nil if the views have no common window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
    /// Returns the layout frame of the guide in the coordinates of a view, or nil if the guide and the view have no
    /// common window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let owningView, let window = owningView.window, window === referenceView.window else { return nil }
        return referenceView.convert(layoutFrame, from: owningView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's button in the coordinates of a view, or nil if no bar shows the item.
    public func frame(in referenceView: UIView) -> CGRect? { displayedView?.frame(in: referenceView) }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's tab in the coordinates of a view, or nil if no bar shows the item.
    public func frame(in referenceView: UIView) -> CGRect? { button?.frame(in: referenceView) }
}
