import Foundation
import FoundationAdditions
import ProgramDiagnostics
import UIKitControls
import UIKitCore
import UIKitLists

// As on Apple platforms, the program stops if the object does not have the method.

extension AnyObjectMembers {
    private func receiver<Receiver: AnyObject>(_ method: String) -> Receiver {
        guard let receiver = object(as: Receiver.self) else {
            stopProgram("The object \(description ?? "") does not have the method \(method).")
        }
        return receiver
    }

    // MARK: Views

    /// Removes a view from its superview.
    @preconcurrency @MainActor
    public func removeFromSuperview() {
        (receiver("removeFromSuperview()") as UIView).removeFromSuperview()
    }

    /// Adds a view in front of the other subviews of a view.
    @preconcurrency @MainActor
    public func addSubview(_ view: UIView) {
        (receiver("addSubview(_:)") as UIView).addSubview(view)
    }

    /// Marks a view for drawing.
    @preconcurrency @MainActor
    public func setNeedsDisplay() {
        (receiver("setNeedsDisplay()") as UIView).setNeedsDisplay()
    }

    /// Marks a view for layout.
    @preconcurrency @MainActor
    public func setNeedsLayout() {
        (receiver("setNeedsLayout()") as UIView).setNeedsLayout()
    }

    /// Lays out a view if it is marked for layout.
    @preconcurrency @MainActor
    public func layoutIfNeeded() {
        (receiver("layoutIfNeeded()") as UIView).layoutIfNeeded()
    }

    /// Adds a recognizer to a view.
    @preconcurrency @MainActor
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        (receiver("addGestureRecognizer(_:)") as UIView).addGestureRecognizer(gestureRecognizer)
    }

    /// Ends the editing of the field in a view that is the first responder.
    @discardableResult @preconcurrency @MainActor
    public func endEditing(_ force: Bool) -> Bool {
        (receiver("endEditing(_:)") as UIView).endEditing(force)
    }

    // MARK: Responders and controllers

    /// Makes a responder the first responder.
    @discardableResult @preconcurrency @MainActor
    public func becomeFirstResponder() -> Bool {
        (receiver("becomeFirstResponder()") as UIResponder).becomeFirstResponder()
    }

    /// Ends the role of a responder as the first responder.
    @discardableResult @preconcurrency @MainActor
    public func resignFirstResponder() -> Bool {
        (receiver("resignFirstResponder()") as UIResponder).resignFirstResponder()
    }

    /// Dismisses the controller that a controller presented, or itself.
    @preconcurrency @MainActor
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        (receiver("dismiss(animated:completion:)") as UIViewController).dismiss(animated: flag, completion: completion)
    }

    // MARK: Controls

    /// Sets the title of a button for a state.
    @preconcurrency @MainActor
    public func setTitle(_ title: String?, for state: UIControl.State) {
        (receiver("setTitle(_:for:)") as UIButton).setTitle(title, for: state)
    }

    /// Sets the color of the title of a button for a state.
    @preconcurrency @MainActor
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        (receiver("setTitleColor(_:for:)") as UIButton).setTitleColor(color, for: state)
    }

    /// Sets the image of a button for a state.
    @preconcurrency @MainActor
    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        (receiver("setImage(_:for:)") as UIButton).setImage(image, for: state)
    }

    /// Sets the background image of a button for a state.
    @preconcurrency @MainActor
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        (receiver("setBackgroundImage(_:for:)") as UIButton).setBackgroundImage(image, for: state)
    }

    /// Adds a target and an action to a control.
    @preconcurrency @MainActor
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        (receiver("addTarget(_:action:for:)") as UIControl).addTarget(target, action: action, for: controlEvents)
    }

    /// Sends the actions of a control for events.
    @preconcurrency @MainActor
    public func sendActions(for controlEvents: UIControl.Event) {
        (receiver("sendActions(for:)") as UIControl).sendActions(for: controlEvents)
    }

    /// Moves a switch to a state.
    @preconcurrency @MainActor
    public func setOn(_ on: Bool, animated: Bool) {
        (receiver("setOn(_:animated:)") as UISwitch).setOn(on, animated: animated)
    }

    // MARK: Lists

    /// Reloads the rows of a table, or the items of a collection view.
    @preconcurrency @MainActor
    public func reloadData() {
        if let collection = object(as: UICollectionView.self) { return collection.reloadData() }
        (receiver("reloadData()") as UITableView).reloadData()
    }

    // MARK: Touches and recognizers

    /// Returns the position of a touch or a recognizer in a view.
    @preconcurrency @MainActor
    public func location(in view: UIView?) -> CGPoint {
        if let touch = object(as: UITouch.self) { return touch.location(in: view) }
        return (receiver("location(in:)") as UIGestureRecognizer).location(in: view)
    }

    /// Returns the movement of a pan.
    @preconcurrency @MainActor
    public func translation(in view: UIView?) -> CGPoint {
        (receiver("translation(in:)") as UIPanGestureRecognizer).translation(in: view)
    }
}
