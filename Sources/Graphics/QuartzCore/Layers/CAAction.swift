import Foundation

/// An object that a layer runs when one of its properties changes or when an event occurs.
public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: The name of the property or the event.
    ///   - anObject: The layer that runs the action.
    ///   - dict: The arguments of the event, or nil for a property.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing and ends the search for an action.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event that occurs when a layer is added to a superlayer.
public let kCAOnOrderIn: String = "onOrderIn"
/// The event that occurs when a layer is removed from its superlayer.
public let kCAOnOrderOut: String = "onOrderOut"
/// The key of the transition between two states of a layer.
public let kCATransition: String = "transition"
