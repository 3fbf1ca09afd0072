import Foundation

/// What happens when a layer's property changes, or when something happens to a layer.
public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: the property or event.
    ///   - anObject: the layer.
    ///   - dict: arguments of the event; nil for a property.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, and ends the search for another.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that becomes visible.
public let kCAOnOrderIn: String = "onOrderIn"
/// The event of a layer that leaves the tree.
public let kCAOnOrderOut: String = "onOrderOut"
/// The key of a transition between two states of a layer.
public let kCATransition: String = "transition"
