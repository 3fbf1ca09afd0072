import Foundation
import KeyObservations

/// Whether any property of any object is observed. Reading it takes a nanosecond.
package var areKeysObserved: Bool { KeyObservations.shared.isActive }

/// Whether any property of an object is observed.
package func isObserved(_ object: AnyObject) -> Bool { KeyObservations.shared.observes(object) }

/// Notifies the observers of a property that its value is about to change.
///
/// Source rewriting adds a call to this function to the `willSet` observer of each property with the attribute
/// `@objc` and the modifier `dynamic`. It takes a few nanoseconds while no property is observed.
public func keyWillChange(_ object: AnyObject, _ key: String) {
    if notifiesAutomatically(object, key) { KeyObservations.shared.willSet(key, of: object) }
}

/// Notifies the observers of a property that its value has changed.
public func keyDidChange(_ object: AnyObject, _ key: String) {
    if notifiesAutomatically(object, key) { KeyObservations.shared.didSet(key, of: object) }
}

/// Runs a change to properties, and then notifies their observers, which may change the properties again.
package func changeKeys(_ keys: [String], of object: AnyObject, _ change: () -> Void) {
    guard isObserved(object) else { return change() }
    for key in keys { keyWillChange(object, key) }
    change()
    for key in keys { keyDidChange(object, key) }
}

/// Whether an object is observed, and its class does not notify the observers of this property itself.
private func notifiesAutomatically(_ object: AnyObject, _ key: String) -> Bool {
    guard isObserved(object) else { return false }
    guard let object = object as? any NSObjectProtocol else { return true }
    return type(of: object).automaticallyNotifiesObservers(forKey: key)
}
